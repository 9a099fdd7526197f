// The pieces of the demo kits, each in one of its own colorways.
import { colorwaysOf, type SeedColorway } from './design.ts'
import { seedProducts, type SeedKit, type SeedProduct } from './products.ts'

export type SeedPiece = Pick<SeedKit['pieces'][0], 'id' | 'name' | 'swapped'> & {
	product: SeedProduct
	colorway: SeedColorway
}

/** The colorways of a kit; only its pieces have cut and trim. */
export const kitColorwaysOf = ({ colorways }: SeedKit): SeedColorway[] => colorwaysOf({ colorways, trim: {} })

/** Every piece in the kit's colors. @throws Error when a piece does not come in them */
export const kitPieces = (kit: SeedKit, { primary, secondary }: SeedColorway): SeedPiece[] =>
	kit.pieces.map(({ id, name, sku, swapped }) => {
		const product = seedProducts.find((candidate) => candidate.sku === sku)
		const [first, second] = swapped ? [secondary, primary] : [primary, secondary]
		const colorway =
			product && colorwaysOf(product).find((own) => own.primary === first && own.secondary === second)
		if (!product || !colorway) throw new Error(`${kit.sku} needs ${sku} in ${first} and ${second}`)
		return { id, name, ...(swapped && { swapped }), product, colorway }
	})

/** Certifications that every piece has. */
export const kitCerts = ({ pieces }: SeedKit): string[] => {
	const [first = [], ...more] = pieces.map(
		({ sku }) => seedProducts.find((product) => product.sku === sku)?.safetyCerts ?? [],
	)
	return first.filter((cert) => more.every((certs) => certs.includes(cert)))
}
