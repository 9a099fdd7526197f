// What the routes of collections share: the form with a count of what its conditions fit.
import { previewRule } from '#catalog/service/manage-collections.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { answer, noStoreData } from '#http/answers.server.ts'
import { ruleIn } from '../rules/collection-form.ts'
import type { Fields } from '../rules/product-form.ts'

/** The form as typed, with what fits or with its errors; saves nothing. */
export async function previewed(services: ServiceContext, typed: Fields) {
	const read = ruleIn(typed)
	if (!read.ok) return noStoreData({ state: { typed, errors: read.errors }, toast: null }, 400)
	const counted = await answer('Nothing was counted', () => previewRule(services, read.value))
	return counted.ok
		? noStoreData({ state: { typed, errors: {}, preview: counted.result }, toast: null })
		: noStoreData({ state: { typed, errors: {} }, toast: counted.toast }, counted.status)
}
