// Reads stored designs of any garment of the shop.
import { designReader } from './pixel-design.ts'
import { templateAsSaved, templateById } from './templates/index.ts'

/** As `designReader`, with all garments. */
export const readDesign = designReader({ templateAsSaved, templateById })
