// /admin/collections: all collections, and those on the home page.
import { arrangeStepIn } from '#catalog/rules/arrange.ts'
import { collectionsForStaff } from '#catalog/service/manage-collections.server.ts'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { pageIn } from '#kit/pages.ts'
import { counted } from '#kit/plural.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { CollectionTable, HomeOrder } from '../components/collections/collection-lists.tsx'
import { ProductTabs } from '../components/products/product-tabs.tsx'
import { Pager } from '../components/records.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { changeHome } from '../service/collections.server.ts'
import { collectionsUrl } from '../urls.ts'
import { acted, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/collections'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, (services, query) =>
		collectionsForStaff(services, { page: pageIn(query.get('page')) }),
	)

export async function action({ request, context }: Route.ActionArgs) {
	const { intent, id = '' } = await textFieldsOf(request)
	const step = arrangeStepIn(intent)
	if (!step) throw notAsked()
	return acted('The home page is as it was', async () => {
		await changeHome(context.get(serviceContext), { id, step })
		return doneHref(`${collectionsUrl(1)}#home`, 'home-arranged')
	})
}

export const meta = hiddenMeta({
	title: 'Collections · Back office',
	description: 'Collections of products, by rule or by hand.',
	path: '/admin/collections',
})

export default function CollectionsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { collections, onHome, total, page, pages, toasts } = loaderData
	const canChange = useIsAdmin()
	return (
		<AdminFrame section="products" title="Collections" toasts={actionData ? [actionData.toast] : toasts}>
			<ProductTabs current="collections" />
			<div className="flex flex-wrap items-center gap-3">
				<p className="figures mr-auto text-muted">
					{counted(total, 'collection')}
					{pages > 1 && `, page ${page} of ${pages}`}
				</p>
				{canChange && (
					<ButtonLink href="/admin/collections/new" variant="primary" size="small">
						<Icon name="plus" size={18} />
						New collection
					</ButtonLink>
				)}
			</div>
			{collections.length === 0 ? (
				<EmptyState title="No collection yet">
					A collection puts products together on a page of their own: chosen by hand, or by a rule such as all
					hoodies under $60.
				</EmptyState>
			) : (
				<>
					<CollectionTable {...{ collections, canChange }} />
					<Pager
						label="Pages of collections"
						older={page < pages ? collectionsUrl(page + 1) : null}
						newest={page > 1 ? collectionsUrl(1) : null}
					/>
					<HomeOrder {...{ onHome, canChange }} />
				</>
			)}
		</AdminFrame>
	)
}
