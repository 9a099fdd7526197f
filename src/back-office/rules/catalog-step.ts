// The forms of the catalog.
import { z } from 'zod'
import { optionalDay } from '#portals/rules/form-fields.ts'

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
	}),
	z.object({ intent: z.enum(['up', 'down']), seen, itemId }),
	z.object({ intent: z.literal('remove'), seen, itemId }),
])
export type CatalogForm = z.infer<typeof CatalogForm>

/** The revision that a form was opened with; -1, which no portal has, when it is missing. */
export const revisionIn = (text: string | undefined): number =>
	/^\d{1,9}$/.test(text ?? '') ? Number(text) : -1
