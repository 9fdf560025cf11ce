"""Renders the requested words. kit.py explains how to run it.

--turning renders 24 pictures of each turning fruit (from <name>.turn-00.png). turning.mjs joins them into the strips in assets/turning.
"""
import os
import sys
import time

import bpy

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import kit  # noqa: E402
import turning  # noqa: E402

for name in sorted(os.listdir(HERE)):
    if name.endswith('.py') and name not in ('kit.py', 'clay.py', 'render.py'):
        __import__(name[:-3])

arguments = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
draft = '--draft' in arguments
out = arguments[arguments.index('--out') + 1] if '--out' in arguments else os.path.join(HERE, '../../../test-results/renders')
os.makedirs(out, exist_ok=True)
size, samples = (192, 16) if draft else (576, 18)
files = kit.files()

if '--turning' in arguments:
    for name in [each for each in arguments if each in turning.VIEWS] or turning.VIEWS:
        began = time.time()
        kit.studio(96 if draft else 320, samples)
        turning.photograph_turning(name, lambda step: os.path.join(out, f'{name}.turn-{step:02}.png'))
        print(f'{name}, turning: {time.time() - began:.1f} s', flush=True)
    sys.exit()

for file in [each for each in arguments if not each.startswith('--') and each != out] or files:
    build, view = files[file]
    began = time.time()
    kit.studio(size, samples)
    build(**view.model)
    things = [thing for thing in bpy.context.scene.objects if thing.type in ('MESH', 'CURVE')]
    kit.photograph(view, things, os.path.join(out, f'{file}.png'), picture='--parts' not in arguments)
    print(f'{file}: {time.time() - began:.1f} s', flush=True)
