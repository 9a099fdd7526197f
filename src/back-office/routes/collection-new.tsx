// /admin/collections/new: an admin makes a draft of a collection, by hand or by rule.
import { redirect } from 'react-router'
import { ruleChoices } from '#catalog/service/manage-collections.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { TabLinks } from '#ui/tabs.tsx'
import { AdminFrame } from '../components/admin-frame.tsx'
import { CollectionForm } from '../components/collections/collection-form.tsx'
import { blankCollection, collectionIn } from '../rules/collection-form.ts'
import { doneHref } from '../rules/outcomes.ts'
import { makeCollection } from '../service/collections.server.ts'
import { adminCollectionUrl } from '../urls.ts'
import { previewed } from './collection-form.server.ts'
import { adminOnly, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/collection-new'

export const headers = noStoreHeaders

const isByRule = (query: URLSearchParams) => query.get('kind') === 'rule'

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		adminOnly(services)
		return { choices: isByRule(query) ? await ruleChoices(services) : null }
	})

export async function action({ request, context, url }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	const typed = await textFieldsOf(request)
	if (typed['intent'] === 'preview') return previewed(services, typed)
	if (typed['intent'] !== 'save') throw notAsked()
	const read = collectionIn(typed, isByRule(url.searchParams))
	if (!read.ok) return noStoreData({ state: { typed, errors: read.errors }, toast: null }, 400)
	const made = await answer('The collection was not made', () => makeCollection(services, read.value))
	if (made.ok) return redirect(doneHref(adminCollectionUrl(made.result), 'collection-made'), 303)
	return noStoreData({ state: { typed, errors: {} }, toast: made.toast }, made.status)
}

export const meta = hiddenMeta({
	title: 'New collection · Back office',
	description: 'Makes a draft of a collection.',
	path: '/admin/collections/new',
})

const kinds = [
	{ label: 'By hand', href: '/admin/collections/new' },
	{ label: 'By rule', href: '/admin/collections/new?kind=rule' },
]

export default function NewCollectionPage({ loaderData, actionData }: Route.ComponentProps) {
	const { choices, toasts } = loaderData
	const state = actionData?.state ?? { typed: blankCollection(choices !== null), errors: {} }
	return (
		<AdminFrame
			section="products"
			title="New collection"
			intro={
				choices
					? 'A rule chooses its products. It starts as a draft.'
					: 'You choose its products after this step. It starts as a draft.'
			}
			back={{ label: 'Collections', href: '/admin/collections' }}
			toasts={actionData?.toast ? [actionData.toast] : toasts}
		>
			<TabLinks
				label="How products are chosen"
				links={kinds.map((kind, at) => ({ ...kind, current: (at === 1) === (choices !== null) }))}
			/>
			<CollectionForm state={state} choices={choices} label="Make the draft" />
		</AdminFrame>
	)
}
