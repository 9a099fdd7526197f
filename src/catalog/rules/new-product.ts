// A product as staff make it: all fields of a change, a garment, and its colors and sizes.
import { z } from 'zod'
import { isOffered } from '#sports/sports.ts'
import { methodsProblem } from './decoration-methods.ts'
import { ColorInputs, SizeNames } from './colors-and-sizes.ts'
import { mostLeadDays, ProductChange } from './manage.ts'
import { garmentOf } from './size-charts.ts'

/** Spirit wear belongs to no sport. */
export const isSportOfProduct = (sold: readonly string[], sport: string): boolean =>
	sport === 'spirit' || isOffered(sold, sport)

/** @param sold the sports sold */
export const newProductSchema = (sold: readonly string[]) =>
	ProductChange.omit({ sale: true })
		.extend({
			sport: ProductChange.shape.sport.refine((sport) => isSportOfProduct(sold, sport), 'Choose a sport'),
			templateId: z.string().refine((id) => garmentOf(id) !== undefined, 'Choose a garment'),
			/** Of every size, until it gets its own. */
			leadTimeDays: z
				.int(`Lead time of 0 to ${mostLeadDays} days`)
				.min(0, `Lead time of 0 to ${mostLeadDays} days`)
				.max(mostLeadDays, `Lead time of 0 to ${mostLeadDays} days`),
			colors: ColorInputs,
			sizes: SizeNames,
		})
		.superRefine(({ templateId, methods }, context) => {
			const message = methodsProblem(templateId, methods)
			if (message) context.addIssue({ code: 'custom', path: ['methods'], message })
		})
export type NewProduct = z.infer<ReturnType<typeof newProductSchema>>
