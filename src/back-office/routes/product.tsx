// /admin/products/{id}: one product, edited and counted by admins, read by customer service.
import { dayIn } from '#kit/time.ts'
import { redirect } from 'react-router'
import { piecesToSuggest, productForStaff } from '#catalog/service/manage.server.ts'
import { movementsForStaff } from '#catalog/service/movements.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { sportName } from '#sports/sports.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { SalePrice } from '#ui/price.tsx'
import { translationsOf } from '#translations/service/translated.server.ts'
import { isAdminOf, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { CellsForm } from '../components/products/cells-form.tsx'
import { GarmentSheet } from '../components/products/garment-sheet.tsx'
import { HistorySheet } from '../components/products/history-sheet.tsx'
import { ContentSheet, PicturesSheet } from '../components/products/content-sheets.tsx'
import { PiecesForm } from '../components/products/kit-editor.tsx'
import { KitPieces } from '../components/products/kit-pieces.tsx'
import { ProductFacts, ProductForm } from '../components/products/product-editor.tsx'
import { StatusBadge, StatusSheet } from '../components/products/status-sheet.tsx'
import { StockSection } from '../components/products/stock-section.tsx'
import { Sheet } from '../components/records.tsx'
import { doneHref, type Done } from '../rules/outcomes.ts'
import { cellsIn } from '../rules/cells-form.ts'
import { chosenPieces, pieceFields, pieceRowsIn, piecesAfter, rowsOfKit } from '../rules/kit-form.ts'
import { productIn } from '../rules/product-edit.ts'
import { spanishIn } from '../rules/spanish-fields.ts'
import { countsIn } from '../rules/staff-forms.ts'
import { adjustedIn, receivedIn } from '../rules/stock-forms.ts'
import { stockHref, stockViewIn, type StockTab } from '../rules/stock-view.ts'
import { historyOf } from '../service/audit.server.ts'
import { changeColorsAndSizes } from '../service/product-cells.server.ts'
import { garmentKept, giveGarment } from '../service/product-garment.server.ts'
import { changeKitPieces, changeProduct, changeStatus, changeStock } from '../service/products.server.ts'
import { adjustUnits, receiveDelivery } from '../service/stock.server.ts'
import { adminProductUrl } from '../urls.ts'
import type { Route } from './+types/product'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const view = stockViewIn(query)
		const page = await productForStaff(services, params.productId)
		const asked = { productId: page.product.id, size: view.size, before: view.before }
		const { model, description } = page.product
		return {
			...page,
			spanish: await translationsOf(services, 'es', [model, description]),
			view,
			suggestions:
				page.pieces.length > 0 && isAdminOf(services)
					? await piecesToSuggest(services, page.product.sport)
					: [],
			kept:
				page.pieces.length === 0 && isAdminOf(services) ? await garmentKept(services, page.product.id) : null,
			day: dayIn(context.get(shopContext).facts.timeZone, services.now),
			movements: view.tab === 'history' ? await movementsForStaff(services, asked) : null,
			history: await historyOf(services, params.productId),
		}
	})

type Fields = Record<string, string>

async function save(services: ServiceContext, productId: string, fields: Fields): Promise<Done> {
	const input = productIn(fields)
	if ('problem' in input) throw new Refusal('invalid', input.problem)
	const spanish = spanishIn(fields)
	if (!spanish.ok) throw new Refusal('invalid', `Spanish: ${Object.values(spanish.errors)[0]}`)
	await changeProduct(services, { productId, ...input, spanish: spanish.value })
	return 'product-saved'
}

async function count(services: ServiceContext, productId: string, fields: Fields): Promise<Done> {
	const form = countsIn(fields)
	if ('problem' in form) throw new Refusal('invalid', form.problem)
	const changed = await changeStock(services, { productId, ...form })
	return changed === 0 ? 'stock-same' : 'stock-saved'
}

async function receive(services: ServiceContext, productId: string, fields: Fields): Promise<Done> {
	const form = receivedIn(fields)
	if ('problem' in form) throw new Refusal('invalid', form.problem)
	await receiveDelivery(services, { productId, ...form })
	return 'stock-received'
}

async function adjust(services: ServiceContext, productId: string, fields: Fields): Promise<Done> {
	const form = adjustedIn(fields)
	if ('problem' in form) throw new Refusal('invalid', form.problem)
	await adjustUnits(services, { productId, ...form })
	return 'stock-adjusted'
}

async function publish(services: ServiceContext, productId: string): Promise<Done> {
	await changeStatus(services, { productId, status: 'active' })
	return 'product-published'
}

async function archive(services: ServiceContext, productId: string): Promise<Done> {
	await changeStatus(services, { productId, status: 'archived' })
	return 'product-archived'
}

async function saveCells(services: ServiceContext, productId: string, fields: Fields): Promise<Done> {
	const input = cellsIn(fields)
	if ('problem' in input) throw new Refusal('invalid', input.problem)
	await changeColorsAndSizes(services, { productId, ...input })
	return 'cells-saved'
}

async function changeGarment(services: ServiceContext, productId: string, fields: Fields): Promise<Done> {
	const { seenAt, template = '' } = fields
	await giveGarment(services, { productId, seenAt: Number(seenAt ?? 0), templateId: template })
	return 'garment-changed'
}

async function savePieces(services: ServiceContext, productId: string, fields: Fields): Promise<Done> {
	const pieces = chosenPieces(pieceRowsIn(fields))
	await changeKitPieces(services, { kitId: productId, seenAt: Number(fields['seenAt'] ?? 0), pieces })
	return 'kit-saved'
}

type StaffAction = { title: string; work: typeof save; tab?: StockTab }

const staffActions = new Map<string, StaffAction>([
	['cells', { title: 'Colors and sizes were not saved', work: saveCells }],
	['garment', { title: 'The garment was not changed', work: changeGarment }],
	['save-pieces', { title: 'The pieces were not saved', work: savePieces }],
	['publish', { title: 'The product was not published', work: publish }],
	['archive', { title: 'The product was not archived', work: archive }],
	['save', { title: 'The product was not saved', work: save }],
	['count', { title: 'The stock was not saved', work: count }],
	['receive', { title: 'The delivery was not saved', work: receive, tab: 'receive' }],
	['adjust', { title: 'The stock was not adjusted', work: adjust, tab: 'adjust' }],
])

/** The product's form as it was sent, with its description laid out. */
const previewed = (fields: Fields): Fields => ({ ...fields, intent: 'save', preview: 'on' })

export async function action({ request, params, context }: Route.ActionArgs) {
	const fields = await textFieldsOf(request)
	if (fields.intent === 'preview') return noStoreData({ toast: null, typed: previewed(fields) })
	const pieces = piecesAfter(fields.intent ?? '', pieceRowsIn(fields))
	if (pieces) return noStoreData({ toast: null, typed: pieceFields(pieces) })
	const staffAction = staffActions.get(fields.intent ?? '')
	if (!staffAction) throw notAsked()
	const services = context.get(serviceContext)
	const answered = await answer(staffAction.title, () => staffAction.work(services, params.productId, fields))
	const { tab } = staffAction
	const address = tab ? stockHref(params.productId, { tab }) : adminProductUrl(params.productId)
	if (answered.ok) return redirect(doneHref(address, answered.result), 303)
	return noStoreData({ toast: answered.toast, typed: fields }, answered.status)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: `${loaderData?.product.model ?? 'Product'} · Back office`,
		description: 'One product with its stock.',
		path: '/admin/products',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
	const { product, spanish, shelves, pieces, suggestions, kept, view, day, movements, history, toasts } =
		loaderData
	const isAdmin = useIsAdmin()
	const typedBy = (intent: string) => (actionData?.typed.intent === intent ? actionData.typed : null)
	const typedPieces = typedBy('save-pieces')
	return (
		<AdminFrame
			section="products"
			title={`${product.brand} ${product.model}`}
			aside={<StatusBadge status={product.status} />}
			intro={
				<span className="figures flex flex-wrap gap-x-3">
					<span>{product.sku}</span>
					<span>{sportName(product.sport)}</span>
					<span>
						<SalePrice cents={product.basePriceCents} regularCents={product.regularPriceCents} />
					</span>
				</span>
			}
			back={{ label: 'Products', href: '/admin/products' }}
			toasts={actionData?.toast ? [actionData.toast] : toasts}
		>
			<StatusSheet product={product} isKit={pieces.length > 0} canChange={isAdmin} />
			<Sheet title="Product">
				{isAdmin ? (
					<ProductForm product={product} spanish={spanish} day={day} typed={typedBy('save')} />
				) : (
					<ProductFacts product={product} />
				)}
			</Sheet>
			{isAdmin && pieces.length === 0 && (
				<GarmentSheet product={product} kept={kept} typed={typedBy('garment')} />
			)}
			<PicturesSheet product={product} canEdit={isAdmin} />
			<ContentSheet product={product} canEdit={isAdmin} />
			{pieces.length === 0 && (
				<Sheet
					id="cells"
					title="Colors and sizes"
					intro="Every size is made in every color. An extra price is added to the product’s price, also during a sale. What is removed stays for the orders that have it."
				>
					<CellsForm product={product} shelves={shelves} canEdit={isAdmin} typed={typedBy('cells')} />
				</Sheet>
			)}
			<section aria-labelledby="stock" className="grid min-w-0 gap-3">
				<h2 id="stock" className="display text-subheading">
					{pieces.length > 0 ? 'Pieces' : 'Stock'}
				</h2>
				{pieces.length > 0 ? (
					<>
						<p className="text-body">
							A kit is sold by the piece: its price is the sum of its pieces, and it is in stock while every
							piece is. While a piece is not in the shop, the kit is not either.
						</p>
						<KitPieces pieces={pieces} />
						{isAdmin && (
							<PiecesForm
								seenAt={product.updatedAt.getTime()}
								pieces={typedPieces ? pieceRowsIn(typedPieces) : rowsOfKit(pieces)}
								suggestions={suggestions}
							/>
						)}
					</>
				) : (
					<StockSection productId={product.id} {...{ shelves, view, history: movements, isAdmin, typedBy }} />
				)}
			</section>
			<HistorySheet history={history} />
		</AdminFrame>
	)
}
