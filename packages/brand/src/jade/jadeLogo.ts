import type { BrandModule } from '@koi/brand'

/** A slit ring of jade, its hole off the centre. */
export const jadeLogo: BrandModule['logo'] = {
  viewBox: '0 0 48 48',
  paths: ['M35.7 7.8A20 20 0 1 1 30.9 5.2L27 14.9A8.2 8.2 0 1 0 29.6 16.3Z'],
  tile: [0.5, 0.1, 165],
}
