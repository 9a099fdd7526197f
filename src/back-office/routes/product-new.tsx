// /admin/products/new: an admin chooses a garment and makes a draft of a product.
import { redirect } from 'react-router'
import { productForStaff } from '#catalog/service/manage.server.ts'
import { garmentChoices } from '#catalog/service/garments.server.ts'
import { filesContext } from '#files/dependencies.server.ts'
import { answer, noStoreData, noStoreHeaders, type Toast } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { isSportOfProduct } from '#catalog/rules/new-product.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { GarmentGrid } from '../components/products/garment-choice.tsx'
import { NewProductForm, type NewProductState } from '../components/products/new-product-form.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { calendarSection } from '#shop-settings/rules/calendar.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { blankProduct, copyOf, newProductIn, rowsAfter, typedProductIn } from '../rules/product-form.ts'
import { makeCopy } from '../service/product-copy.server.ts'
import { makeProduct } from '../service/products.server.ts'
import { adminProductUrl } from '../urls.ts'
import { adminOnly, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/product-new'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		adminOnly(services)
		const garments = await garmentChoices(services.db)
		const garment = garments.find(({ id }) => id === query.get('garment'))
		const from = query.get('from')
		const copied = garment && from !== null ? await productForStaff(services, from) : null
		const sport = garment && isSportOfProduct(garment.sport) ? garment.sport : 'spirit'
		const { newLeadDays } = await settingsNow(services, calendarSection)
		return {
			garments: garments.filter((one) => isSportOfProduct(one.sport)),
			garment,
			typed:
				copied && copied.pieces.length === 0
					? copyOf(copied)
					: blankProduct(garment?.id ?? '', sport, newLeadDays),
		}
	})

const again = (state: NewProductState, status: number, toast?: Toast) => noStoreData({ state, toast }, status)

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	const fields = await textFieldsOf(request)
	const typed = typedProductIn(fields)
	const intent = fields['intent'] ?? ''
	const colors = rowsAfter(intent, typed.colors)
	if (colors) return again({ typed: { ...typed, colors }, errors: {} }, 200)
	const read = newProductIn(typed)
	if (!read.ok) return again({ typed, errors: read.errors }, 400)
	const from = new URL(request.url).searchParams.get('from')
	const made = await answer('The product was not made', () =>
		from === null
			? makeProduct(services, read.value)
			: makeCopy(services, context.get(filesContext), { from, product: read.value }),
	)
	if (made.ok) return redirect(doneHref(adminProductUrl(made.result), 'product-made'), 303)
	return again({ typed, errors: {} }, made.status, made.toast)
}

export const meta = hiddenMeta({
	title: 'New product · Back office',
	description: 'Makes a draft of a product.',
	path: '/admin/products/new',
})

export default function NewProductPage({ loaderData, actionData }: Route.ComponentProps) {
	const { garments, garment, typed, toasts } = loaderData
	return (
		<AdminFrame
			section="products"
			title="New product"
			intro={garment ? 'It starts as a draft.' : 'Choose the garment that it is made of.'}
			back={{ label: 'Products', href: '/admin/products' }}
			toasts={actionData?.toast ? [actionData.toast] : toasts}
		>
			{garment ? (
				<NewProductForm garment={garment} state={actionData?.state ?? { typed, errors: {} }} />
			) : (
				<section aria-labelledby="garments" className="grid gap-4">
					<h2 id="garments" className="display text-subheading">
						Garments
					</h2>
					<GarmentGrid garments={garments} />
				</section>
			)}
		</AdminFrame>
	)
}
