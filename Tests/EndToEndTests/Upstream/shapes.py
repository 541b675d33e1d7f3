"""Answers in the formats of the OpenAI and Anthropic APIs, complete or as the events of a stream."""

import json

WORDS = ["Well", " done", ",", " keep", " going", "."]
TEXT = "".join(WORDS)
CHAT_USAGE = {"prompt_tokens": 9, "completion_tokens": 6, "total_tokens": 15}
RESPONSE_USAGE = {
    "input_tokens": 9,
    "output_tokens": 6,
    "total_tokens": 15,
    "input_tokens_details": {"cached_tokens": 0},
    "output_tokens_details": {"reasoning_tokens": 0},
}


def event(data, name=None):
    head = f"event: {name}\n" if name else ""
    return f"{head}data: {json.dumps(data)}\n\n".encode()


def chat(model):
    return {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1,
        "model": model,
        "choices": [
            {"index": 0, "message": {"role": "assistant", "content": TEXT}, "finish_reason": "stop"}
        ],
        "usage": CHAT_USAGE,
    }


def chat_stream(model, tells_usage=False):
    def chunk(delta, finish=None):
        choice = {"index": 0, "delta": delta, "finish_reason": finish}
        return event(
            {"id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 1, "model": model, "choices": [choice]}
        )

    yield chunk({"role": "assistant", "content": ""})
    for word in WORDS:
        yield chunk({"content": word})
    yield chunk({}, "stop")
    if tells_usage:
        yield event({"id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 1, "model": model}
                    | {"choices": [], "usage": CHAT_USAGE})
    yield b"data: [DONE]\n\n"


# The answer of the model `dense`: 80 words with five output tokens each. The model also bills a hidden prompt, which
# the caller did not write.
DENSE_WORDS = [f" word{number}" for number in range(80)]
DENSE_USAGE = {"prompt_tokens": 300, "completion_tokens": 400, "total_tokens": 700}


def dense_stream():
    for word in DENSE_WORDS:
        yield event({"id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 1, "model": "dense",
                     "choices": [{"index": 0, "delta": {"content": word}, "finish_reason": None}]})
    yield event({"id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 1, "model": "dense", "choices": [],
                 "usage": DENSE_USAGE})
    yield b"data: [DONE]\n\n"


def response(model, status="completed"):
    text = {"type": "output_text", "text": TEXT, "annotations": []}
    message = {"id": "msg_1", "type": "message", "role": "assistant", "status": "completed", "content": [text]}
    done = status == "completed"
    return {
        "id": "resp_1",
        "object": "response",
        "created_at": 1,
        "model": model,
        "status": status,
        "output": [message] if done else [],
        "parallel_tool_calls": True,
        "tool_choice": "auto",
        "tools": [],
        "usage": RESPONSE_USAGE if done else None,
    }


def response_stream(model, tells_usage=True):
    number = 0
    yield event(
        {"type": "response.created", "sequence_number": 0, "response": response(model, "in_progress")},
        "response.created",
    )
    for word in WORDS:
        number += 1
        delta = {
            "type": "response.output_text.delta",
            "sequence_number": number,
            "item_id": "msg_1",
            "output_index": 0,
            "content_index": 0,
            "delta": word,
            "logprobs": [],
        }
        yield event(delta, "response.output_text.delta")
    yield event(
        {"type": "response.completed", "sequence_number": number + 1, "response": response(model)},
        "response.completed",
    )


def embeddings(model):
    return {
        "object": "list",
        "model": model,
        "data": [{"object": "embedding", "index": 0, "embedding": [0.25, -0.5]}],
        "usage": {"prompt_tokens": 3, "total_tokens": 3},
    }


def message(model):
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": model,
        "content": [{"type": "text", "text": TEXT}],
        "stop_reason": "end_turn",
        "stop_sequence": None,
        "usage": {"input_tokens": 9, "output_tokens": 6},
    }


def message_stream(model, tells_usage=True):
    def named(data):
        return event(data, data["type"])

    start = message(model) | {"content": [], "stop_reason": None, "usage": {"input_tokens": 9, "output_tokens": 1}}
    yield named({"type": "message_start", "message": start})
    yield named({"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}})
    yield named({"type": "ping"})
    for word in WORDS:
        yield named({"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": word}})
    yield named({"type": "content_block_stop", "index": 0})
    yield named(
        {
            "type": "message_delta",
            "delta": {"stop_reason": "end_turn", "stop_sequence": None},
            "usage": {"output_tokens": 6},
        }
    )
    yield named({"type": "message_stop"})


def content(model):
    """An answer in Gemini's format."""
    part = {"content": {"role": "model", "parts": [{"text": TEXT}]}, "finishReason": "STOP", "index": 0}
    usage = {"promptTokenCount": 9, "candidatesTokenCount": 6, "totalTokenCount": 15}
    return {"candidates": [part], "usageMetadata": usage, "modelVersion": model}


WHOLE = {
    "/v1/models/gemini-any:generateContent": content,
    "/v1/chat/completions": chat,
    "/v1/responses": response,
    "/v1/embeddings": embeddings,
    "/v1/messages": message,
}
STREAMED = {
    "/v1/chat/completions": chat_stream,
    "/v1/responses": response_stream,
    "/v1/messages": message_stream,
}

MODELS = {"object": "list", "data": [{"id": "gpt-any", "object": "model", "created": 0, "owned_by": "scripted"}]}
