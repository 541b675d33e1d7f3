"""Reads a request of OTLP over HTTP by OpenTelemetry's own schema, and prints its spans as a flat JSON list. OTLP
writes ids in hexadecimal digits, but the parser of protobuf expects base64. Therefore the ids are converted first.

read_spans.py FILE
"""

import base64
import json
import sys

from google.protobuf import json_format
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest


def turned(value):
    if isinstance(value, list):
        return [turned(item) for item in value]
    if not isinstance(value, dict):
        return value
    ids = ("traceId", "spanId", "parentSpanId")
    return {
        key: base64.b64encode(bytes.fromhex(item)).decode() if key in ids else turned(item)
        for key, item in value.items()
    }


def attributes(items):
    found = {}
    for item in items:
        kind = item.value.WhichOneof("value")
        found[item.key] = str(getattr(item.value, kind))
    return found


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        document = json.load(file)
    request = json_format.ParseDict(turned(document), ExportTraceServiceRequest())
    spans = []
    for resource in request.resource_spans:
        about = attributes(resource.resource.attributes)
        for scope in resource.scope_spans:
            for span in scope.spans:
                assert len(span.trace_id) == 16 and len(span.span_id) == 8
                assert span.start_time_unix_nano <= span.end_time_unix_nano
                spans.append(
                    {
                        "service": about["service.name"],
                        "instance": about["service.instance.id"],
                        "schemas": [resource.schema_url, scope.schema_url],
                        "trace": span.trace_id.hex(),
                        "span": span.span_id.hex(),
                        "parent": span.parent_span_id.hex(),
                        "name": span.name,
                        "kind": span.kind,
                        "status": span.status.code,
                        "attributes": attributes(span.attributes),
                    }
                )
    json.dump(spans, sys.stdout)


main()
