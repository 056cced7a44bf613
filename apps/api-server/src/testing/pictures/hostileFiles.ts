import sharp from 'sharp'

/** A file as somebody sends it: `outcome` is the code of its refusal, or `cleaned`. */
export interface HostileFile {
  readonly what: string
  readonly bytes: Uint8Array
  readonly name: string
  readonly type: string
  readonly outcome: 'cleaned' | 'picture-type' | 'picture-broken' | 'picture-too-large'
  /** What must not be in what is stored. */
  readonly marks?: readonly string[]
}

const text = (content: string) => new TextEncoder().encode(content)
const join = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const half = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length / 2))
const script = '<script>alert(document.domain)</script>'

/** Noise, which does not compress. */
function noise(width: number, height: number) {
  const raw = Buffer.alloc(width * height * 3)
  let state = 1
  for (let index = 0; index < raw.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    raw[index] = state >>> 24
  }
  return sharp(raw, { raw: { width, height, channels: 3 } })
}

const flat = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#c8432b' },
    limitInputPixels: false,
  })

function crc(bytes: Uint8Array): number {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return ~value >>> 0
}

/** A PNG whose header claims another size than its pixels have. */
function claimPng(png: Buffer, width: number, height: number, valid = true): Uint8Array {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(width, 16)
  copy.writeUInt32BE(height, 20)
  if (valid) copy.writeUInt32BE(crc(copy.subarray(12, 29)), 29)
  return copy
}

/** A JPEG whose header claims another size than its pixels have. */
function claimJpeg(jpeg: Buffer, width: number, height: number): Uint8Array {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

const refused = (
  outcome: HostileFile['outcome'],
  what: string,
  bytes: Uint8Array,
  name: string,
  type: string,
) => ({ what, bytes, name, type, outcome }) satisfies HostileFile

/** Files that are no picture of a type that is taken, whatever they say of themselves. */
async function otherTypes(): Promise<HostileFile[]> {
  const frames = await noise(24, 48).gif().toBuffer()
  const as = (what: string, bytes: Uint8Array, name = 'carp.png', type = 'image/png') =>
    refused('picture-type', what, bytes, name, type)
  return [
    as(
      'an SVG with a script',
      text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      'a.svg',
      'image/svg+xml',
    ),
    as(
      'an SVG that says it is a PNG',
      text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>`),
    ),
    as('a page that says it is a JPEG', text(`<!doctype html>${script}`), 'carp.jpg', 'image/jpeg'),
    as('a PDF', text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')),
    as('a GIF', frames, 'carp.gif', 'image/gif'),
    as('a GIF that holds a script', join(text('GIF89a/*'), text(`*/=1;alert(1)//`)), 'carp.gif', 'image/gif'),
    as('a TIFF', await noise(24, 24).tiff().toBuffer(), 'carp.tif', 'image/tiff'),
    as('an AVIF', await noise(24, 24).avif().toBuffer(), 'carp.avif', 'image/avif'),
    as('a bitmap', join(text('BM'), new Uint8Array(60))),
    as('a ZIP archive', join(text('PK\u0003\u0004'), new Uint8Array(60))),
    as('a program', join(text('MZ'), new Uint8Array(200)), 'carp.png.exe'),
    as('a film', join(new Uint8Array([0, 0, 0, 24]), text('ftypisom'), new Uint8Array(40))),
    as('plain text under a name with a path', text('root:x:0:0'), '../../../etc/passwd'),
    as('a server script under a double extension', text('<?php system($_GET["c"]); ?>'), 'carp.jpg.php'),
  ]
}

/** Files that begin like a picture and are none. */
async function brokenPictures(): Promise<HostileFile[]> {
  const [jpeg, png, webp] = await Promise.all([
    noise(120, 90).jpeg().toBuffer(),
    noise(120, 90).png().toBuffer(),
    noise(120, 90).webp().toBuffer(),
  ])
  const as = (what: string, bytes: Uint8Array) =>
    refused('picture-broken', what, bytes, 'carp.png', 'image/png')
  const junk = new Uint8Array(2_000).fill(0x41)
  return [
    as('no bytes at all', new Uint8Array()),
    as('text behind the first bytes of a JPEG', join(new Uint8Array([0xff, 0xd8, 0xff]), junk)),
    as('text behind the first bytes of a PNG', join(png.subarray(0, 8), junk)),
    as('text behind the first bytes of a WebP', join(webp.subarray(0, 12), junk)),
    as('a JPEG that is cut off', half(jpeg)),
    as('a PNG that is cut off', half(png)),
    as('a WebP that is cut off', half(webp)),
    as('a PNG without a size', claimPng(png, 0, 0)),
    as('a PNG whose header was changed', claimPng(png, 64, 64, false)),
  ]
}

/** Files that are too large, or say so. */
async function largePictures(): Promise<HostileFile[]> {
  const [jpeg, png] = await Promise.all([flat(64, 64).jpeg().toBuffer(), flat(64, 64).png().toBuffer()])
  const as = (what: string, bytes: Uint8Array) =>
    refused('picture-too-large', what, bytes, 'carp.png', 'image/png')
  return [
    as('a picture of more than 5 MB', await noise(1_600, 1_300).png({ compressionLevel: 0 }).toBuffer()),
    as('a small file of 100 megapixels', await flat(10_000, 10_000).png({ palette: true }).toBuffer()),
    as('a bomb: a few bytes that claim 3.6 gigapixels', claimPng(png, 60_000, 60_000)),
    as('a JPEG whose header claims 4.3 gigapixels', claimJpeg(jpeg, 65_500, 65_500)),
    as('a small file of one row of 25 megapixels', await flat(24_999_999, 1).png().toBuffer()),
    as(
      'a small interlaced file of 25 megapixels with 16 bits a colour',
      await flat(5_000, 5_000).ensureAlpha().toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    ),
  ]
}

/** Pictures that carry something beside their pixels, or are a burden to decode: they are taken, and nothing else stays. */
async function unclean(): Promise<HostileFile[]> {
  const [jpeg, png] = await Promise.all([noise(160, 80).jpeg().toBuffer(), noise(160, 80).png().toBuffer()])
  const place = {
    IFD0: { Copyright: 'SECRETMARK' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 49/1' },
  }
  const frames = await sharp(await noise(40, 80).raw().toBuffer(), {
    raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  const as = (what: string, bytes: Uint8Array, more: Partial<HostileFile> = {}): HostileFile => ({
    what,
    bytes,
    name: 'carp.jpg',
    type: 'image/jpeg',
    outcome: 'cleaned',
    ...more,
  })
  return [
    as('a JPEG that says where it was taken', await noise(160, 80).withExif(place).jpeg().toBuffer(), {
      marks: ['SECRETMARK', 'Exif'],
    }),
    as(
      'a JPEG that stands on its side',
      await noise(160, 80).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      {
        marks: ['Exif'],
      },
    ),
    as('a JPEG with a page behind it', join(jpeg, text(script)), { marks: ['script'] }),
    as('a PNG with an archive behind it', join(png, text('PK\u0003\u0004ARCHIVE')), { marks: ['ARCHIVE'] }),
    as(
      'a JPEG with a script in its comment',
      join(
        jpeg.subarray(0, 2),
        new Uint8Array([0xff, 0xfe, 0, script.length + 2]),
        text(script),
        jpeg.subarray(2),
      ),
      {
        marks: ['script'],
      },
    ),
    as('a picture that moves', frames, { name: 'carp.webp', type: 'image/webp' }),
    as('a picture under a name with a path', png, { name: '../../carp.png', type: 'image/png' }),
    as('a picture under a double extension', png, { name: 'carp.php.png', type: 'application/x-php' }),
    as('a PNG that says it is a page', png, { name: 'index.html', type: 'text/html' }),
    as('a JPEG for print', await noise(160, 80).toColourspace('cmyk').jpeg().toBuffer()),
    as('an interlaced PNG of 24 megapixels', await flat(6_000, 4_000).png({ progressive: true }).toBuffer()),
    as(
      'a progressive JPEG of 24 megapixels',
      await flat(6_000, 4_000).jpeg({ progressive: true }).toBuffer(),
    ),
  ]
}

/** Files of every kind that people send to harm a server or other people. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  return [
    ...(await otherTypes()),
    ...(await brokenPictures()),
    ...(await largePictures()),
    ...(await unclean()),
  ]
}
