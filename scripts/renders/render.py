"""Renders the words that are asked for; how to run it stands in kit.py."""
import os
import sys
import time

import bpy

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import kit  # noqa: E402

for name in sorted(os.listdir(HERE)):
    if name.endswith('.py') and name not in ('kit.py', 'render.py'):
        __import__(name[:-3])


def file_of(name, number):
    return name if number == 0 else f'{name}-{number + 1}'


arguments = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
draft = '--draft' in arguments
out = arguments[arguments.index('--out') + 1] if '--out' in arguments else os.path.join(HERE, '../../test-results/renders')
wanted = [each for each in arguments if not each.startswith('--') and each != out]
size, samples = (192, 16) if draft else (576, 18)

for file in wanted or [file_of(name, number) for name, (_, views) in kit.WORDS.items() for number in range(len(views))]:
    name, number = next(
        (name, number) for name, (_, views) in kit.WORDS.items() for number in range(len(views)) if file_of(name, number) == file
    )
    build, views = kit.WORDS[name]
    began = time.time()
    kit.studio(size, samples)
    build(**views[number].model)
    things = [thing for thing in bpy.context.scene.objects if thing.type in ('MESH', 'CURVE')]
    kit.photograph(views[number], things, os.path.join(out, f'{file}.png'))
    print(f'{file}: {time.time() - began:.1f} s', flush=True)
