"""sign.py SECRET ID SECONDS BODY: the signatures of standardwebhooks and of svix, a line each."""

import datetime
import importlib.util
import pathlib
import sys
import sysconfig

import standardwebhooks

secret, name, seconds, body = sys.argv[1:]
time = datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc)
print(standardwebhooks.Webhook(secret).sign(name, time, body))

place = pathlib.Path(sysconfig.get_paths()["purelib"]) / "svix" / "webhooks.py"
spec = importlib.util.spec_from_file_location("svix_webhooks", place)
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
print(module.Webhook(secret).sign(name, time, body))
