// The pieces of a kit in one cell: `FB-100=Home jersey, FB-100=Away jersey (swapped), FB-200=Pants`.
import { cutAt, escaped, partsAt, unescaped } from '#kit/cell-parts.ts'

/** A piece of a kit, by the SKU of its product. */
export type PieceFacts = { id: string; sku: string; name: string; swapped?: boolean | undefined }

/** Not of a name that ends in the same word. */
const swappedMark = /\s*(?<!\\)\(swapped\)$/i

const nameText = (name: string) => escaped(name, ',').replace(/\(swapped\)$/i, String.raw`\$&`)

export const piecesText = (pieces: readonly Omit<PieceFacts, 'id'>[]): string =>
	pieces.map(({ sku, name, swapped }) => `${sku}=${nameText(name)}${swapped ? ' (swapped)' : ''}`).join(', ')

/** A piece without a name has an empty one. */
export const readPieces = (text: string): { sku: string; name: string; swapped: boolean }[] =>
	partsAt(text, ',\n')
		.filter((part) => part !== '')
		.map((part) => {
			const swapped = swappedMark.test(part)
			const plain = part.replace(swappedMark, '')
			const [sku, name] = cutAt(plain, '=') ?? [plain, '']
			return { sku: unescaped(sku), name: unescaped(name), swapped }
		})
