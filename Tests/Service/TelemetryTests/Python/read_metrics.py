"""Reads a page of metrics with Prometheus' own client, and prints the metrics as JSON.

read_metrics.py plain|openmetrics FILE"""

import json
import sys

from prometheus_client import parser
from prometheus_client.openmetrics import parser as openmetrics


def main():
    kind, path = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        text = file.read()
    read = openmetrics if kind == "openmetrics" else parser
    families = []
    for family in read.text_string_to_metric_families(text):
        samples = []
        for sample in family.samples:
            exemplar = sample.exemplar
            samples.append(
                {
                    "name": sample.name,
                    "labels": sample.labels,
                    "value": str(sample.value),
                    "trace": exemplar.labels.get("trace_id") if exemplar else None,
                    "exemplar": exemplar.value if exemplar else None,
                }
            )
        families.append({"name": family.name, "type": family.type, "samples": samples})
    json.dump(families, sys.stdout)


main()
