import sharp from 'sharp'

/** The files of one picture by what follows its path. */
export type RenderedPicture = Readonly<Record<'.webp' | '.png' | '@2x.webp' | '@2x.png', Buffer>>

const dpi = 72
const webp = { quality: 80, effort: 4, smartSubsample: true }
const png = { palette: true, quality: 88, effort: 2, compressionLevel: 8 }

/** Turns a drawing into webp and png at 1x and 2x (D15). */
export async function renderPicture(svg: string, width: number, height: number): Promise<RenderedPicture> {
  const { data, info } = await sharp(Buffer.from(svg), { density: dpi * 2 })
    .flatten({ background: '#000' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const double = () => sharp(data, { raw: info })
  const small = await double().resize(width, height).raw().toBuffer({ resolveWithObject: true })
  const single = () => sharp(small.data, { raw: small.info })
  const [doubleWebp, doublePng, singleWebp, singlePng] = await Promise.all([
    double()
      .webp({ ...webp, quality: 72 })
      .toBuffer(),
    double().png(png).toBuffer(),
    single().webp(webp).toBuffer(),
    single().png(png).toBuffer(),
  ])
  return { '.webp': singleWebp, '.png': singlePng, '@2x.webp': doubleWebp, '@2x.png': doublePng }
}
