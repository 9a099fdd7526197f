// /admin/products/bulk: one edit of many products, of which the next page shows what it would do.
import { redirect } from 'react-router'
import { productsForStaff } from '#catalog/service/manage.server.ts'
import { editable, keepBulkEdit } from '#catalog/service/product-imports.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { counted } from '#kit/plural.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminFrame } from '../components/admin-frame.tsx'
import { BulkForm, ChosenProducts } from '../components/products/bulk-form.tsx'
import { chosenIn, editIn, typedEditIn } from '../rules/bulk-form.ts'
import { productsHref, productsViewIn } from '../rules/list-filters.ts'
import { productBulkUrl, productFileUrl } from '../urls.ts'
import { adminOnly, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/product-bulk'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		adminOnly(services)
		const { sports } = context.get(shopContext)
		const asked = chosenIn(sports, query)
		return {
			...(await editable(services, asked)),
			first: (await productsForStaff(services, { ...asked, page: 1 })).products,
			back: productsHref(productsViewIn(sports, query)),
		}
	})

export async function action({ request, context, url }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	const typed = typedEditIn(await textFieldsOf(request))
	const { sports } = context.get(shopContext)
	const read = editIn(sports, typed)
	if ('errors' in read) return noStoreData({ typed, errors: read.errors, toast: null }, 400)
	const asked = chosenIn(sports, url.searchParams)
	const kept = await answer('The products were not changed', () =>
		keepBulkEdit(services, { asked, edit: read.edit }),
	)
	if (kept.ok) return redirect(productFileUrl(kept.result), 303)
	return noStoreData({ typed, errors: {}, toast: kept.toast }, kept.status)
}

export const meta = hiddenMeta({
	title: 'Edit products · Back office',
	description: 'One edit of many products.',
	path: productBulkUrl,
})

export default function ProductBulkPage({ loaderData, actionData }: Route.ComponentProps) {
	const { total, kits, problem, first, back, toasts } = loaderData
	return (
		<AdminFrame
			section="products"
			title="Edit products"
			intro="Nothing is changed yet: the next page shows what becomes of each product."
			back={{ label: 'Products', href: back }}
			toasts={actionData?.toast ? [actionData.toast] : toasts}
		>
			{problem !== null ? (
				<EmptyState icon="search" title="Too many products">
					<p>
						{counted(total, 'product')} are chosen. {problem}{' '}
						<a href={back} className="font-semibold text-primary underline">
							Back to the list
						</a>
					</p>
				</EmptyState>
			) : total === 0 ? (
				<EmptyState icon="search" title="No product is chosen">
					<p>
						Check products in{' '}
						<a href={back} className="font-semibold text-primary underline">
							the list
						</a>
						, then press “Edit checked”.
					</p>
				</EmptyState>
			) : (
				<>
					<ChosenProducts products={first} total={total} kits={kits} />
					<BulkForm typed={actionData?.typed} errors={actionData?.errors ?? {}} />
				</>
			)}
		</AdminFrame>
	)
}
