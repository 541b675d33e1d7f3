"""Checks the Helm chart. Helm lints and renders it with several sets of values, and each object is checked against
Kubernetes' own schemas.

  check.py            prints each mistake on a line
  check.py --write    writes deploy/kubernetes/usher.yaml, which is the chart with its default values
"""
import pathlib
import sys

import helm_python as helm
import kubernetes_validate
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[3]
CHART = ROOT / "deploy/helm/usher"
PLAIN = ROOT / "deploy/kubernetes/usher.yaml"
HEAD = """# Two edges in Kubernetes, for `kubectl apply -f`. This command writes the file, from the chart with its default values:
#   .build/python/Tests-PackagingTests-Chart/bin/python Tests/PackagingTests/Chart/check.py --write
# Change the configuration in the ConfigMap, the image and the address of Redis; docs/kubernetes.md says how.
"""
VERSION = "1.29"
CASES = {
    "as it is": {},
    "everything on": {
        "autoscaling.enabled": True, "serviceMonitor.enabled": True, "serviceMonitor.labels": {"release": "prometheus"},
        "existingSecret": "usher-secrets", "persistence.storageClass": "fast", "nodeSelector": {"disk": "ssd"},
        "tolerations": [{"key": "edge", "operator": "Exists"}], "imagePullSecrets": [{"name": "registry"}],
        "networkPolicy.clients": [{"podSelector": {"matchLabels": {"app": "gateway"}}}],
        "networkPolicy.probes": [{"ipBlock": {"cidr": "10.0.0.0/8"}}], "image.tag": "1.2.3",
    },
    "no policy": {"networkPolicy.enabled": False},
}


def values(changes):
    default = yaml.safe_load((CHART / "values.yaml").read_text())
    changed = {}
    for path, value in changes.items():
        *parents, last = path.split(".")
        place, known = changed, default
        for parent in parents:
            place, known = place.setdefault(parent, {}), known[parent]
        assert last in known, f"values.yaml has no {path}"
        place[last] = value
    return changed


def rendered(changes):
    with helm.Chart.load(CHART) as chart:
        pages = chart.render(values(changes), name="demo", namespace="prod")
    text = "\n---\n".join(pages[name].strip("\n") for name in sorted(pages) if pages[name].strip())
    return text + "\n", [document for document in yaml.safe_load_all(text) if document]


def lint(name, changes):
    report = helm.lint(CHART, values(changes), strict=True, kube_version=f"v{VERSION}.0")
    # Messages of severity 1 are only recommendations of Helm, for example to add an icon.
    found = [message for message in report["messages"] if message["severity"] > 1]
    return [f"{name}: helm lint: {message}" for message in found + report["errors"]]


def complaints(name, documents):
    kinds = [document["kind"] for document in documents]
    expected = {"ConfigMap", "Service", "StatefulSet", "PodDisruptionBudget"}
    if name != "no policy":
        expected.add("NetworkPolicy")
    if name == "everything on":
        expected |= {"HorizontalPodAutoscaler", "ServiceMonitor"}
    if set(kinds) != expected:
        yield f"{name}: {sorted(kinds)} instead of {sorted(expected)}"
    for document in documents:
        if document["kind"] == "ServiceMonitor":
            # Kubernetes has no schema of a ServiceMonitor. Only its ports are checked: the services that it
            # selects must have them.
            wanted = document["spec"]["selector"]["matchLabels"].items()
            ports = {port["name"] for other in documents if other["kind"] == "Service"
                     and wanted <= other["metadata"]["labels"].items() for port in other["spec"]["ports"]}
            if not {endpoint["port"] for endpoint in document["spec"]["endpoints"]} <= ports:
                yield f"{name}: the ServiceMonitor selects no port of {ports}"
            continue
        try:
            kubernetes_validate.validate(document, VERSION, strict=True)
        except Exception as error:
            yield f"{name}: {document['kind']}: {error}"
    sets = next(document for document in documents if document["kind"] == "StatefulSet")
    pod = sets["spec"]["template"]
    for document in documents:
        selector = document.get("spec", {}).get("selector", {})
        selector = selector.get("matchLabels", selector)
        if document["kind"] in ("Service", "PodDisruptionBudget", "StatefulSet") and (
                not selector or not selector.items() <= pod["metadata"]["labels"].items()):
            yield f"{name}: {document['kind']} selects other pods: {selector}"
    config = next(document for document in documents if document["kind"] == "ConfigMap")["data"]["edge.yaml"]
    if "plans" not in yaml.safe_load(config):
        yield f"{name}: the configuration has no plans"


found = []
for name, changes in CASES.items():
    found += lint(name, changes)
    text, documents = rendered(changes)
    found += complaints(name, documents)
    if name == "as it is":
        plain = HEAD + text.replace("demo-usher", "usher").replace("demo", "usher").replace(
            "managed-by: Helm", "managed-by: kubectl")
        if sys.argv[1:] == ["--write"]:
            PLAIN.write_text(plain)
        elif not PLAIN.exists() or PLAIN.read_text() != plain:
            found.append("deploy/kubernetes/usher.yaml is not the chart: check.py --write")
        config = next(document for document in documents if document["kind"] == "ConfigMap")["data"]["edge.yaml"]
        if sys.argv[1:2] == ["--config"]:
            print(config)
print("\n".join(found))
