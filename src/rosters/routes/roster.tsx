// /portal/{portalId}/roster: the team's players, for the portal's managers. Title and address contain no names.
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { SessionProvider } from '#accounts/components/session-provider.tsx'
import { pageSession } from '#accounts/routes/guard.server.ts'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { bottomBar, hydrated } from '#http/hydration.ts'
import { codeIn } from '#ui/outcomes.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { RosterPage } from '../components/roster-page.tsx'
import { messages } from '../messages.ts'
import { readAdd, readPaste, type AddAnswer, type PasteAnswer } from '../rules/plain-forms.ts'
import { rosterOf } from '../service/roster.server.ts'
import { bringLeaving, startFromLastSeason } from '../service/last-season.server.ts'
import { addPlayers } from '../service/save.server.ts'
import { rowView } from '../views.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import type { Route } from './+types/roster'

export const handle = { ...hydrated, ...bottomBar }

export const headers = noStoreHeaders

const doneMessages = {
	loaded: messages.loaded,
	added: messages.added,
	there: messages.notEmpty,
	none: messages.noneChosen,
} as const
type Done = keyof typeof doneMessages

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const page = await rosterOf(context.get(serviceContext), params.portalId)
		return {
			...page,
			rows: page.rows.map(rowView),
			publicUrl: context.get(siteContext).publicUrl,
			done: codeIn(url.searchParams, doneMessages),
			session: await pageSession(context),
		}
	})

const refused = (view: AddAnswer | PasteAnswer, status: number) => noStoreData(view, status)

/** The page's plain forms; with scripts the sheet uses `roster-actions.ts`. */
export async function action({ request, context, params }: Route.ActionArgs) {
	const { portalId } = params
	const services = context.get(serviceContext)
	const fields = await fieldsOf(request)
	const back = (done: Done) => redirect(`/portal/${portalId}/roster?done=${done}`, 303)
	switch (fields['intent']) {
		case 'add': {
			const read = readAdd(fields)
			if (Object.keys(read.errors).length > 0) return refused(read, 400)
			const added = await answer(messages.notSaved, () =>
				addPlayers(services, { portalId, players: [read.typed] }),
			)
			if (!added.ok) return refused({ ...read, refusal: added.toast.detail }, added.status)
			return back('added')
		}
		case 'paste': {
			const { portal } = await orNotFound(() => managedPortal(services, portalId))
			const { players, given, left } = readPaste(fields, portal.sport)
			const added = await answer(messages.notSaved, () => addPlayers(services, { portalId, players }))
			if (!added.ok) {
				const refusal = added.toast.detail
				return refused({ form: 'paste', text: given, problems: [], taken: 0, refusal }, added.status)
			}
			if (left.problems.length === 0 && added.result > 0) return back('loaded')
			return refused({ ...left, taken: added.result }, 400)
		}
		case 'last-season':
			return back(
				(await orNotFound(() => startFromLastSeason(services, portalId))) === undefined ? 'there' : 'loaded',
			)
		case 'bring-leaving': {
			const rowIds = Object.entries(fields).flatMap(([name, value]) =>
				name.startsWith('row-') && value === 'on' ? [name.slice('row-'.length)] : [],
			)
			const added = await orNotFound(() => bringLeaving(services, { portalId, rowIds }))
			return back(added > 0 ? 'added' : 'none')
		}
		case undefined:
		default:
			throw data(null, { status: 400 })
	}
}

/** The sheet tracks its own saves; only plain forms need fresh data. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	formMethod === 'POST' || defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
	pageMeta({
		matches,
		title: 'Team roster',
		description: 'Players, numbers and sizes of the team.',
		path: `/portal/${params.portalId}/roster`,
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Roster({ loaderData, actionData }: Route.ComponentProps) {
	const { done, session, publicUrl: _, ...page } = loaderData
	const toasts: ToastMessage[] =
		done && !actionData
			? [
					{
						id: done,
						tone: done === 'there' || done === 'none' ? 'info' : 'success',
						title: doneMessages[done],
					},
				]
			: []
	return (
		<SessionProvider session={session}>
			<RosterPage {...page} answer={actionData} />
			<ToastRegion toasts={toasts} />
		</SessionProvider>
	)
}
