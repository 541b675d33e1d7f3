import Gateway
import Reactor

/// Saves the learned figures about models to a small file in the data directory, so that a restarted edge
/// guesses as well as before. The file is written every five seconds if the figures have changed, and once
/// more at the end.
///
/// This runs on the control loop, and another thread writes to the disk. If the file cannot be read or
/// written, this is logged once. The edge then learns anew after a restart.
final class LearnedModelsKeeper {
    private static let pause: UInt64 = 5_000_000_000

    private let path: String
    private let folder: String
    private let control: EventLoop
    private let log: @Sendable (String) -> Void
    /// The learned figures that an earlier process saved to the file.
    let known: LearnedModels
    private var loops: [LoopBound<EdgeLoop>] = []
    private var written: [UInt8] = []
    private var isUnwritable = false
    private var isSaving = false
    private lazy var timer = Timer(self)

    init(in folder: String, on control: EventLoop, log: @escaping @Sendable (String) -> Void) {
        self.folder = folder
        self.control = control
        self.log = log
        path = "\(folder)/learnt.models"
        do {
            written = try Files.read(path, most: LearnedModels.mostBytes + 1) ?? []
            known = written.isEmpty ? LearnedModels() : try LearnedModels(bytes: written)
        } catch {
            let reason = (error as? LearnedModels.Fault)?.text ?? "\(error)"
            log(
                "The learned token figures of models cannot be read from \(path): \(reason). Guesses start "
                    + "anew, and the file is written anew.")
            known = LearnedModels()
        }
    }

    func start(following loops: [LoopBound<EdgeLoop>]) {
        self.loops = loops
        control.arm(timer, at: control.now + Self.pause)
    }

    /// Saves the figures for the last time. The loops must still be running, because they hold the figures.
    func stop() async {
        control.cancel(timer)
        while isSaving { await control.sleep(nanoseconds: 10_000_000) }
        await save()
    }

    private func save() async {
        guard !isSaving else { return }
        isSaving = true
        defer { isSaving = false }
        var learned = LearnedModels()
        for loop in loops { learned.mergeModels(await loop.ask { $0.learnedModels }) }
        let kept = learned.kept(beside: known)
        let bytes = kept.bytes
        guard kept.count > 0, bytes != written else { return }
        let (folder, path) = (folder, path)
        let failure: SystemError? = await control.offloadWork {
            do throws(SystemError) {
                try Files.makeDirectory(folder)
                try Files.replaceFile(path, with: bytes)
                return nil
            } catch {
                return error
            }
        }
        guard let failure else {
            written = bytes
            isUnwritable = false
            return
        }
        if !isUnwritable {
            log(
                "The learned token figures of models cannot be written to \(path) (\(failure)): after a "
                    + "restart "
                    + "guesses begin anew.")
        }
        isUnwritable = true
    }
}

extension LearnedModelsKeeper: Timed {
    func timePassed() {
        control.arm(timer, at: control.now + Self.pause)
        control.spawn(with: self) { await $0.save() }
    }
}
