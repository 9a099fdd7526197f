// The forms of a portal’s catalog, and the designs that an item can have.
import { z } from 'zod'
import { optionalDay } from '#portals/rules/form-fields.ts'
import type { CoachDesign, ItemLine } from '#portals/views.ts'

const nameOf = ({ name, teamName }: Pick<CoachDesign, 'name' | 'teamName'>): string =>
	name || teamName || 'Design'

/** The product without a design, the latest version of each of its designs, and the current version if it differs. */
export function designOptions(item: ItemLine, designs: readonly CoachDesign[]) {
	const own = designs.filter(({ productId }) => productId === item.productId)
	const latest = own.map((design) => ({
		value: `${design.id}:${design.version}`,
		label: `${nameOf(design)}, version ${design.version}`,
	}))
	const current = item.designId === null ? '' : `${item.designId}:${item.designVersion ?? 1}`
	const isListed = current === '' || latest.some(({ value }) => value === current)
	const kept = {
		value: current,
		label: `${item.designName || 'The design chosen before'}, version ${item.designVersion ?? 1}`,
	}
	return [{ value: '', label: 'As it is, without a design' }, ...(isListed ? [] : [kept]), ...latest]
}

/** The chosen design: null for the product without a design, undefined for an unknown option. */
export function chosenDesign(value: string): { id: string; version: number } | null | undefined {
	if (value === '') return null
	const [, id, version] = /^([0-9a-f-]{36}):([1-9]\d{0,5})$/.exec(value) ?? []
	return id === undefined ? undefined : { id, version: Number(version) }
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
		/** The orders with the present design were shown. */
		confirmed: z.literal('design').optional(),
	}),
	z.object({ intent: z.enum(['up', 'down']), seen, itemId }),
	z.object({ intent: z.literal('remove'), seen, itemId }),
])
export type CatalogForm = z.infer<typeof CatalogForm>

/** The revision that a form was opened with; -1, which no portal has, when it is missing. */
export const revisionIn = (text: string | undefined): number =>
	/^\d{1,9}$/.test(text ?? '') ? Number(text) : -1
