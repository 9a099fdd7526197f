// The forms of a portal’s catalog, and the designs that an item can have.
import { z } from 'zod'
import { optionalDay } from '#portals/rules/form-fields.ts'
import type { CoachDesign, ItemLine, ShopDesign } from '#portals/views.ts'
import { kitDesignPictureUrl } from '#portals/urls.ts'

/** What a catalog entry can be made in. */
export type DesignOption = {
	value: string
	label: string
	/** Drawn from this design; null for the product without one. */
	picture: { hash: string | null } | { src: string }
}

type Attachable = { designs: readonly CoachDesign[]; shopDesigns: readonly ShopDesign[] }

/**
 * The product without a design, the current version if it is not the latest, the latest version of each of the coaches'
 * designs, and the shop's own designs.
 */
export function designOptions(
	portalId: string,
	item: ItemLine,
	{ designs, shopDesigns }: Attachable,
): DesignOption[] {
	const isOfItem = ({ productId }: { productId: string }) => productId === item.productId
	const drawn = (id: string, version: number) => ({
		value: `${id}:${version}`,
		picture: { src: kitDesignPictureUrl(portalId, { id, version }) },
	})
	const latest = designs.filter(isOfItem).map((design) => ({
		...drawn(design.id, design.version),
		label: `${design.label ?? item.model}, version ${design.version}`,
	}))
	const pictured = shopDesigns.filter(isOfItem).map(({ id, version, color, pictureHash }) => ({
		value: `${id}:${version}`,
		label: `As pictured, ${color}`,
		picture: { hash: pictureHash },
	}))
	const current = item.designId === null ? '' : `${item.designId}:${item.designVersion ?? 1}`
	const isListed = current === '' || [...latest, ...pictured].some(({ value }) => value === current)
	const kept = {
		...drawn(item.designId ?? '', item.designVersion ?? 1),
		label: `${item.designLabel ?? 'The design chosen before'}, version ${item.designVersion ?? 1}`,
	}
	const plain = { value: '', label: 'As it is, without a design', picture: { hash: item.blankHash } }
	return [plain, ...(isListed ? [] : [kept]), ...latest, ...pictured]
}

const seen = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)
const itemId = z.uuid()

/** One step of the catalog; parsing fails for any other form. */
export const CatalogForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('add'), seen, productId: z.uuid(), words: z.string().max(100).default('') }),
	z.object({
		intent: z.literal('save'),
		seen,
		itemId,
		required: z.string().optional(),
		deadlineOn: optionalDay('Deadline'),
		design: z.string().max(60),
		/** What becomes of open orders; without it, they are shown first. */
		orders: z.enum(['keep', 'amend']).optional(),
		/** Of the orders that were shown. */
		revision: z.string().max(100).default(''),
	}),
	z.object({ intent: z.enum(['up', 'down']), seen, itemId }),
	z.object({ intent: z.literal('remove'), seen, itemId }),
])
export type CatalogForm = z.infer<typeof CatalogForm>
