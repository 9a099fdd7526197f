// /portal/{portalId}/website-store: a team puts its store on the school's website.
import { redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { doneToasts } from '#ui/outcomes.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { WebsiteStorePage } from '../components/website-store/settings-page.tsx'
import { messages } from '../messages.ts'
import { readStore } from '../rules/website-store.ts'
import { saveWebsiteStore, websiteStoreSettings } from '../service/website-store.server.ts'
import { websiteStoreSettingsUrl } from '../urls.ts'
import type { Route } from './+types/website-store'

export const headers = noStoreHeaders

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		view: await websiteStoreSettings(context.get(serviceContext), params.portalId),
		publicUrl: context.get(siteContext).publicUrl,
		done: doneToasts(url.searchParams, { saved: messages.storeSaved }),
	}))

export async function action({ request, context, params: { portalId } }: Route.ActionArgs) {
	const read = readStore(await fieldsOf(request))
	const { typed } = read
	if (!read.ok) return noStoreData({ answer: { typed, errors: read.errors }, toast: null }, 400)
	const saved = await answer(messages.storeNotSaved, () =>
		saveWebsiteStore(context.get(serviceContext), { portalId, form: read.value }),
	)
	if (saved.ok) return redirect(`${websiteStoreSettingsUrl(portalId)}?done=saved`, 303)
	return noStoreData({ answer: { typed, errors: {} }, toast: saved.toast }, saved.status)
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
	pageMeta({
		matches,
		title: 'Website store',
		description: 'The team’s store on the school’s own website.',
		path: websiteStoreSettingsUrl(params.portalId),
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function WebsiteStore({ loaderData, actionData, params }: Route.ComponentProps) {
	const { view, publicUrl, done } = loaderData
	return (
		<>
			<WebsiteStorePage
				view={view}
				publicUrl={publicUrl}
				dashboardHref={`/team/dashboard?portal=${params.portalId}`}
				answer={actionData?.answer}
			/>
			<ToastRegion toasts={actionData ? (actionData.toast ? [actionData.toast] : []) : done} />
		</>
	)
}
