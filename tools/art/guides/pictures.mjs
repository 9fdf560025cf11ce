import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { ball, curtain, drawn, DUSK, EDGE, glow, hand, HEIGHT, person, sheet, stand, tablet, TEAL, thing, WIDTH, YELLOW } from './shapes.mjs'

/*
 * Usage: npm run art -- guides/pictures.mjs [sheet]
 * Makes the picture of each guide: one thing in light on black, composed of the product's own renders and a few drawn shapes. With `sheet` it also makes
 * one picture of them all for review, test-results/guide-pictures.png.
 */
const pictures = {
  'what-cvi-is': ['A yellow ball in light, and the same ball nearly dark', drawn(ball(210, 192, 76) + ball(450, 192, 76, YELLOW, 0.2))],
  'sometimes-sees': [
    'A red apple three times: in light, nearly dark, and in light',
    thing('apple', 0.18, 0.5, 0.44),
    thing('apple', 0.5, 0.5, 0.44, 0.16),
    thing('apple', 0.82, 0.5, 0.44),
  ],
  'who-does-what': [
    'Four adults around a child with a yellow ball',
    drawn(
      person(96, 130, 0.9) +
        person(232, 104, 0.95) +
        person(408, 104, 0.95) +
        person(544, 130, 0.9) +
        person(320, 214, 0.8, '#6E4BB0', '#C9B6EE') +
        ball(320, 330, 26),
    ),
  ],
  'cerebral-palsy': ['A chair with a headrest, and a yellow ball within reach', thing('wheelchair', 0.34, 0.54, 0.72), drawn(ball(450, 200, 48))],
  autism: [
    'The same duck on three calm backgrounds',
    drawn(
      '<rect x="18" y="72" width="190" height="240" rx="20" fill="#000" stroke="#2A2433" stroke-width="3"/><rect x="225" y="72" width="190" height="240" rx="20" fill="#22222A"/><rect x="432" y="72" width="190" height="240" rx="20" fill="#101C3A"/>',
    ),
    thing('rubber-duck', 0.177, 0.5, 0.36),
    thing('rubber-duck', 0.5, 0.5, 0.36),
    thing('rubber-duck', 0.823, 0.5, 0.36),
  ],
  epilepsy: ['A lamp with a calm, steady light', drawn(glow(320, 150, 230, '#FFD27A', 0.22)), thing('lamp', 0.5, 0.5, 0.74)],
  research: ['A book next to one lit ball', thing('book', 0.36, 0.54, 0.56), drawn(ball(478, 186, 42))],
  room: [
    'A drawn curtain, a dark cloth and a yellow ball',
    drawn(
      `${curtain(20)}${curtain(108)}${curtain(444)}${curtain(532)}<path d="M130 290H510L560 384H80Z" fill="#17122440"/><path d="M150 286H490L540 384H100Z" fill="#1A1526"/>${ball(320, 232, 58)}`,
    ),
  ],
  'tablet-place': [
    'A tablet on a stand in front of a child, at eye level',
    drawn(person(150, 170, 1.05) + tablet(372, 84, 210, 160, ball(477, 164, 34)) + stand(477, 244)),
  ],
  'lock-tablet': [
    'A tablet with a lock',
    drawn(
      `${tablet(150, 60, 340, 264)}<path d="M282 186V160a38 38 0 0 1 76 0v26" fill="none" stroke="#C9B6EE" stroke-width="16"/><rect x="258" y="182" width="124" height="94" rx="18" fill="#FFD27A"/><circle cx="320" cy="222" r="12" fill="#4A3312"/><rect x="315" y="226" width="10" height="28" rx="5" fill="#4A3312"/>`,
    ),
  ],
  wait: ['One yellow ball far to the left on a black screen', drawn(ball(170, 196, 66))],
  'look-first': [
    'A cup in light, and a bell that waits in the dark',
    drawn(glow(230, 192, 170, '#4FA3E0')),
    thing('cup', 0.36, 0.5, 0.5),
    thing('bell', 0.76, 0.56, 0.34, 0.28),
  ],
  tiredness: ['A pillow under a calm moon', thing('pillow', 0.42, 0.64, 0.5), thing('moon', 0.76, 0.26, 0.26, 0.8)],
  hands: [
    'A small hand riding on a larger hand, near a yellow ball',
    drawn(hand(262, 240, 1.3, '#6E4BB0', '#33254F') + hand(256, 176, 0.86, '#C9B6EE', '#3F5E8C', 3) + ball(524, 184, 50)),
  ],
  switches: [
    'One large button, and a tablet with one light',
    drawn(
      `<ellipse cx="180" cy="262" rx="112" ry="46" fill="#2A2433"/><ellipse cx="180" cy="236" rx="92" ry="40" fill="#B33A1E"/><ellipse cx="180" cy="222" rx="92" ry="40" fill="#FF6A3D"/>${tablet(360, 92, 230, 176, ball(475, 180, 38))}`,
    ),
  ],
  easier: [
    'One large ball in light, and many small ones far away and dim',
    drawn(
      ball(210, 196, 92) +
        [
          [470, 110],
          [530, 150],
          [456, 190],
          [548, 226],
          [490, 262],
        ]
          .map(([x, y], at) => ball(x, y, 17, ['#E0453A', TEAL, '#4FA3E0', '#B07CE8', '#8BC34A'][at], 0.35))
          .join(''),
    ),
  ],
  colour: [
    'A red, a yellow and a blue ball; the yellow one is in light',
    drawn(ball(140, 196, 56, '#E0453A', 0.45) + ball(320, 196, 62) + ball(500, 196, 56, '#3D8BE8', 0.45)),
  ],
  side: [
    'A tablet with a yellow ball on its left',
    drawn(
      tablet(110, 54, 420, 276, ball(222, 192, 44)) +
        [
          [320, 110],
          [420, 110],
          [320, 192],
          [420, 192],
          [320, 274],
          [420, 274],
          [222, 110],
          [222, 274],
        ]
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="${EDGE}"/>`)
          .join(''),
    ),
  ],
  'one-more': [
    'A banana, then a banana and a cup, far apart',
    thing('banana', 0.2, 0.5, 0.42),
    drawn(`<rect x="266" y="90" width="3" height="204" rx="1.5" fill="${EDGE}"/>`),
    thing('banana', 0.58, 0.5, 0.36),
    thing('cup', 0.86, 0.5, 0.34),
  ],
  salient: [
    'An elephant with its trunk in light',
    thing('elephant', 0.5, 0.5, 0.8, 0.3),
    drawn(glow(432, 230, 120, '#FFD27A', 0.14)),
    thing('elephant', 0.5, 0.5, 0.8, 1.15, [0.86, 0.62, 0.34]),
  ],
  'real-first': [
    'A banana next to a tablet that shows the same banana',
    thing('banana', 0.24, 0.54, 0.5),
    drawn(tablet(336, 84, 262, 206)),
    thing('banana', 0.73, 0.49, 0.34),
  ],
  'own-pictures': ['A tablet that shows a family’s own cup on black', drawn(tablet(146, 48, 348, 286)), thing('cup-2', 0.5, 0.5, 0.5)],
  outlines: [
    'A soft coloured line around the shape of a word',
    drawn(
      `<path d="M150 146C150 112 178 96 206 96S258 108 262 138C300 132 342 132 374 138C380 112 400 104 424 104C456 104 472 124 474 150C500 158 512 178 506 206C500 242 470 254 440 252C436 292 412 306 388 304C360 302 346 284 344 254C296 258 240 258 190 252C144 246 128 216 132 186C134 168 140 156 150 146Z" fill="none" stroke="${YELLOW}" stroke-width="14" stroke-linejoin="round"/>${[
        [178, 124, 28, 104],
        [222, 168, 28, 60],
        [268, 168, 28, 60],
        [314, 168, 28, 60],
        [366, 168, 28, 108],
        [416, 132, 28, 96],
        [456, 176, 22, 50],
      ]
        .map(([x, y, w, h]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="13" fill="#8A7AB0"/>`)
        .join('')}`,
    ),
  ],
  numbers: [
    'Dots on a line, with a band around most of them',
    drawn(
      `<rect x="210" y="136" width="220" height="112" rx="20" fill="${TEAL}" opacity="0.85"/><rect x="60" y="188" width="520" height="6" rx="3" fill="#6E5F91"/>${[110, 236, 286, 330, 396, 540].map((x) => `<circle cx="${x}" cy="191" r="17" fill="#F2ECFF"/>`).join('')}`,
    ),
  ],
  meals: [
    'A plate and a spoon on a dark cloth',
    drawn('<path d="M60 300H580L640 384H0Z" fill="#1A1526"/>'),
    thing('plate', 0.4, 0.58, 0.62),
    thing('spoon', 0.76, 0.54, 0.6),
  ],
  dressing: ['One jumper alone', drawn(glow(320, 192, 220, '#4FA3E0', 0.12)), thing('sweater', 0.5, 0.5, 0.74)],
  'bath-bed-car': [
    'A bath duck, a pillow and a car, far apart',
    thing('rubber-duck', 0.18, 0.5, 0.3),
    thing('pillow', 0.5, 0.52, 0.28, 0.9),
    thing('car', 0.82, 0.52, 0.3),
  ],
  faces: [
    'A person with a yellow scarf, standing still',
    drawn(person(320, 128, 1.75) + `<path d="M262 214C284 236 356 236 378 214L386 250C350 272 290 272 254 250Z" fill="${YELLOW}"/>`),
  ],
  'busy-places': [
    'One swing in light; everything around it is nearly dark',
    thing('slide', 0.17, 0.58, 0.4, 0.18),
    thing('tree', 0.84, 0.5, 0.5, 0.16),
    thing('bicycle', 0.7, 0.76, 0.26, 0.14),
    thing('swing', 0.47, 0.5, 0.68),
  ],
  books: ['A book, and a key from its story', thing('book-2', 0.4, 0.5, 0.6), thing('key', 0.77, 0.56, 0.34)],
  'screen-time': ['A tablet with a ball, and a real ball next to it', drawn(tablet(84, 84, 280, 216, ball(224, 192, 46)) + ball(494, 204, 56))],
  grandparents: [
    'A grandmother and a grandfather with a yellow ball',
    drawn(person(200, 120, 1.35) + person(440, 120, 1.35, '#4A3380', '#8672B8') + ball(320, 314, 40)),
  ],
  'set-up-card': ['A card with lines, and a yellow ball', drawn(sheet(120, 70, 260, 244, 5) + ball(486, 192, 54))],
  'education-plan': [
    'Two pages with lines to choose from',
    drawn(sheet(160, 52, 210, 280, 6) + sheet(330, 72, 210, 280, 6, DUSK) + `<circle cx="352" cy="184" r="15" fill="${YELLOW}"/>`),
  ],
  doctor: [
    'A page with a band of measured times, and glasses',
    drawn(`${sheet(110, 50, 250, 284, 6)}<rect x="138" y="180" width="150" height="34" rx="10" fill="${TEAL}"/>`),
    thing('glasses', 0.74, 0.56, 0.34),
  ],
  aac: [
    'Four pictures far apart; one is in light',
    ...[
      ['cup', 0.3, 0.28, 1],
      ['ball', 0.7, 0.28, 0.25],
      ['book', 0.3, 0.75, 0.25],
      ['banana', 0.7, 0.75, 0.25],
    ].map(([name, x, y, light]) => thing(name, x, y, 0.34, light)),
  ],
  organisations: [
    'Three lamps, near and far',
    drawn(glow(180, 180, 170, '#FFD27A', 0.2)),
    thing('lamp', 0.28, 0.52, 0.66),
    thing('lamp', 0.6, 0.5, 0.42, 0.6),
    thing('lamp', 0.83, 0.48, 0.28, 0.35),
  ],
  'what-we-keep': ['A closed box with a key next to it', thing('box', 0.4, 0.52, 0.62), thing('key', 0.77, 0.6, 0.34)],
  camera: [
    'A tablet with a ring of light inside it',
    drawn(
      `${tablet(150, 66, 340, 252, `<circle cx="320" cy="192" r="64" fill="none" stroke="${TEAL}" stroke-width="10"/><circle cx="320" cy="192" r="26" fill="${TEAL}" opacity="0.7"/>`)}<circle cx="320" cy="80" r="6" fill="#6E5F91"/>`,
    ),
  ],
}

async function onlyPart({ data, info: { width, height } }, [x, y, r]) {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="m"><stop offset="0.6" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><circle cx="${x * width}" cy="${y * height}" r="${r * width}" fill="url(#m)"/></svg>`
  return sharp(data)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer({ resolveWithObject: true })
}

async function layer(one) {
  if (one.shapes !== undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${one.shapes}</svg>`
    return { input: await sharp(Buffer.from(svg)).png().toBuffer(), left: 0, top: 0 }
  }
  const { data, info } = await sharp(`assets/renders/${one.name}.webp`)
    .trim()
    .resize({ height: Math.round(one.high * HEIGHT), width: Math.round(one.high * HEIGHT * 1.35), fit: 'inside' })
    .modulate({ brightness: one.light })
    .png()
    .toBuffer({ resolveWithObject: true })
    .then((made) => (one.part === null ? made : onlyPart(made, one.part)))
  return { input: data, left: Math.round(one.x * WIDTH - info.width / 2), top: Math.round(one.y * HEIGHT - info.height / 2) }
}

mkdirSync('assets/guides/pictures', { recursive: true })
const made = []
for (const [id, [, ...layers]] of Object.entries(pictures)) {
  const picture = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000000' } }).composite(await Promise.all(layers.map(layer)))
  const file = await picture.webp({ quality: 82, effort: 6 }).toBuffer()
  writeFileSync(`assets/guides/pictures/${id}.webp`, file)
  made.push(file)
}
writeFileSync('assets/guides/pictures.json', `${JSON.stringify(Object.fromEntries(Object.entries(pictures).map(([id, [said]]) => [id, said])), null, 2)}\n`)
console.log(
  `${made.length} pictures, ${Math.round(made.reduce((sum, { length }) => sum + length, 0) / 1024)} kB, the largest ${Math.round(Math.max(...made.map(({ length }) => length)) / 1024)} kB`,
)

if (process.argv.includes('sheet')) {
  const across = 6
  const [w, h] = [300, 180]
  mkdirSync('test-results', { recursive: true })
  await sharp({ create: { width: across * (w + 8), height: Math.ceil(made.length / across) * (h + 8), channels: 3, background: '#444' } })
    .composite(
      await Promise.all(
        made.map(async (file, at) => ({
          input: await sharp(file).resize(w, h).toBuffer(),
          left: (at % across) * (w + 8),
          top: Math.floor(at / across) * (h + 8),
        })),
      ),
    )
    .png()
    .toFile('test-results/guide-pictures.png')
}
