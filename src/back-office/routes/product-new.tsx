// /admin/products/new: an admin chooses a garment and makes a draft of a product, or of a kit of products.
import { redirect } from 'react-router'
import { piecesToSuggest, productForStaff } from '#catalog/service/manage.server.ts'
import { garmentChoices } from '#catalog/service/garments.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { filesContext } from '#files/dependencies.server.ts'
import { answer, noStoreData, noStoreHeaders, type Toast } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { isSportOfProduct } from '#catalog/rules/new-product.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { translationIn } from '#translations/rules/texts.ts'
import { translationsOf } from '#translations/service/translated.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { GarmentGrid } from '../components/products/garment-choice.tsx'
import { NewKitForm, type NewKitState } from '../components/products/kit-editor.tsx'
import { NewProductForm, type NewProductState } from '../components/products/new-product-form.tsx'
import { blankKit, newKitIn, piecesAfter, typedKitIn } from '../rules/kit-form.ts'
import { doneHref } from '../rules/outcomes.ts'
import { calendarSection } from '#shop-settings/rules/calendar.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import {
	blankProduct,
	copyOf,
	newProductIn,
	rowsAfter,
	typedProductIn,
	type Fields,
} from '../rules/product-form.ts'
import { spanishIn } from '../rules/spanish-fields.ts'
import { makeCopy } from '../service/product-copy.server.ts'
import { makeKit, makeProduct } from '../service/products.server.ts'
import { adminProductUrl, newKitUrl } from '../urls.ts'
import { adminOnly, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/product-new'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		adminOnly(services)
		const { sports } = context.get(shopContext)
		const garments = await garmentChoices(services.db)
		const garment = garments.find(({ id }) => id === query.get('garment'))
		const from = query.get('from')
		const copied = garment && from !== null ? await productForStaff(services, from) : null
		const sport = garment && isSportOfProduct(sports, garment.sport) ? garment.sport : 'spirit'
		const { newLeadDays } = await settingsNow(services, calendarSection)
		return {
			garments: garments.filter((one) => isSportOfProduct(sports, one.sport)),
			garment,
			from,
			suggestions: query.get('kit') === 'new' ? await piecesToSuggest(services, null) : null,
			typed:
				copied && copied.pieces.length === 0
					? { ...copyOf(copied), ...(await spanishOf(services, copied.product)), garment: garment?.id ?? '' }
					: blankProduct(garment?.id ?? '', sport, newLeadDays),
		}
	})

type Described = { model: string; description: string }

/** What is in Spanish of a product, as the fields of a form. */
async function spanishOf(services: ServiceContext, { model, description }: Described) {
	const spanish = await translationsOf(services, 'es', [model, description])
	return {
		'spanish-model': translationIn(spanish, model) ?? '',
		'spanish-description': translationIn(spanish, description) ?? '',
	}
}

const again = (state: NewProductState, status: number, toast?: Toast) =>
	noStoreData({ state, kit: undefined, toast }, status)

const againKit = (kit: NewKitState, status: number, toast?: Toast) =>
	noStoreData({ state: undefined, kit, toast }, status)

type Form = { services: ServiceContext; sold: readonly string[]; fields: Fields }

async function kitFrom({ services, sold, fields }: Form) {
	const typed = typedKitIn(fields)
	const pieces = piecesAfter(fields['intent'] ?? '', typed.pieces)
	if (pieces) return againKit({ typed: { ...typed, pieces }, errors: {} }, 200)
	const read = newKitIn(sold, typed)
	if (!read.ok) return againKit({ typed, errors: read.errors }, 400)
	const made = await answer('The kit was not made', () => makeKit(services, read.value))
	if (made.ok) return redirect(doneHref(adminProductUrl(made.result), 'product-made'), 303)
	return againKit({ typed, errors: {} }, made.status, made.toast)
}

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	const sold = context.get(shopContext).sports
	const fields = await textFieldsOf(request)
	const query = new URL(request.url).searchParams
	if (query.get('kit') === 'new') return kitFrom({ services, sold, fields })
	const typed = typedProductIn(fields)
	const intent = fields['intent'] ?? ''
	const colors = rowsAfter(intent, typed.colors)
	if (colors) return again({ typed: { ...typed, colors }, errors: {} }, 200)
	const read = newProductIn(sold, typed)
	const spanish = spanishIn(fields)
	if (!read.ok || !spanish.ok) {
		const errors = { ...(!read.ok && read.errors), ...(!spanish.ok && spanish.errors) }
		return again({ typed, errors }, 400)
	}
	const from = query.get('from')
	const made = await answer('The product was not made', () =>
		from === null
			? makeProduct(services, read.value, spanish.value)
			: makeCopy(services, context.get(filesContext), { from, product: read.value, spanish: spanish.value }),
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
	const { garments, garment, from, suggestions, typed, toasts } = loaderData
	return (
		<AdminFrame
			section="products"
			title={suggestions ? 'New kit' : 'New product'}
			intro={garment || suggestions ? 'It starts as a draft.' : 'Choose the garment that it is made of.'}
			back={{ label: 'Products', href: '/admin/products' }}
			toasts={actionData?.toast ? [actionData.toast] : toasts}
		>
			{suggestions ? (
				<NewKitForm state={actionData?.kit ?? { typed: blankKit, errors: {} }} suggestions={suggestions} />
			) : garment ? (
				<NewProductForm garment={garment} from={from} state={actionData?.state ?? { typed, errors: {} }} />
			) : (
				<section aria-labelledby="garments" className="grid gap-4">
					<h2 id="garments" className="display text-subheading">
						Garments
					</h2>
					<p>
						Or{' '}
						<a href={newKitUrl} className="font-semibold text-primary underline underline-offset-2">
							make a kit of products that you have
						</a>
						.
					</p>
					<GarmentGrid garments={garments} from={from} />
				</section>
			)}
		</AdminFrame>
	)
}
