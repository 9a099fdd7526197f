// /portal/{portalId}/kit: coaches configure what their team can order. A plain form, without scripts.
import { data, redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders, orNotFound, type Toast } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { formOf } from '#http/forms.server.ts'
import { bottomBar } from '#http/hydration.ts'
import { textOf } from '#kit/typed-fields.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { doneToasts } from '#ui/outcomes.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { KitPage, type KitAnswer } from '../components/kit/kit-page.tsx'
import { messages } from '../messages.ts'
import { optionalDay, revisionIn } from '../rules/form-fields.ts'
import { typedKit } from '../rules/kit.ts'
import {
	changeKit,
	discardKit,
	kitView,
	productsForKit,
	takeBackKit,
	type KitStep,
} from '../service/kit.server.ts'
import { kitUrl } from '../urls.ts'
import type { Route } from './+types/kit'

export const headers = noStoreHeaders

export const handle = bottomBar

const doneMessages = {
	saved: 'Kit saved',
	added: { title: 'Added', detail: 'In your team’s colors where it can be designed.' },
	removed: 'Taken out',
	up: 'Moved up',
	down: 'Moved down',
	submitted: { title: 'Sent to us', detail: 'We look at it within 24 hours and mail you.' },
	back: 'You can change it again',
	discarded: 'Your changes are gone',
} as const
type Done = keyof typeof doneMessages

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const services = context.get(serviceContext)
		const words = (url.searchParams.get('product') ?? '').trim()
		return {
			view: await kitView(services, params.portalId),
			words,
			found: await productsForKit(services, params.portalId, words),
			toasts: doneToasts(url.searchParams, doneMessages),
			publicUrl: context.get(siteContext).publicUrl,
		}
	})

type Answered = { kit?: KitAnswer; toast?: Toast }
const shown = (answered: Answered, status: number) => noStoreData(answered, status)

/** The pressed button, with where the page goes on; undefined for unknown input. */
function stepOf(form: FormData): { step: KitStep; done: Done; place: string } | undefined {
	const [intent = '', subject = ''] = textOf(form.get('intent')).split(':', 2)
	switch (intent) {
		case 'save':
		case 'search':
			return { step: { kind: 'save' }, done: 'saved', place: intent === 'search' ? '#add' : '' }
		case 'add':
			return { step: { kind: 'add', productId: subject }, done: 'added', place: '#add' }
		case 'remove':
			return { step: { kind: 'remove', itemId: subject }, done: 'removed', place: '' }
		case 'up':
		case 'down':
			return {
				step: { kind: 'move', itemId: subject, by: intent === 'up' ? -1 : 1 },
				done: intent,
				place: `#${intent}-${subject}`,
			}
		case 'deadline': {
			const day = optionalDay('Last day').safeParse(textOf(form.get('allDeadline')))
			return day.success
				? { step: { kind: 'deadline', deadlineOn: day.data }, done: 'saved', place: '' }
				: undefined
		}
		case 'submit':
			return { step: { kind: 'submit' }, done: 'submitted', place: '' }
		default:
			return undefined
	}
}

const seenIn = (form: FormData): number => revisionIn(textOf(form.get('seen')))

/** Takes the kit back from the shop, or drops it. */
async function undo({ context, params: { portalId } }: Route.ActionArgs, form: FormData, intent: string) {
	const work = intent === 'takeback' ? takeBackKit : discardKit
	const done = await answer(messages.kitNotSaved, () =>
		work(context.get(serviceContext), { portalId, seen: seenIn(form) }),
	)
	if (!done.ok) return shown({ toast: done.toast }, done.status)
	return redirect(`${kitUrl(portalId)}?done=${intent === 'takeback' ? 'back' : 'discarded'}`, 303)
}

export async function action(facts: Route.ActionArgs) {
	const { request, context, params } = facts
	const { portalId } = params
	const form = await formOf(request)
	const intent = textOf(form.get('intent'))
	if (intent === 'takeback' || intent === 'discard') return undo(facts, form, intent)
	const pressed = stepOf(form)
	if (!pressed) throw data(null, { status: 400 })
	const { step, done, place } = pressed
	const typed = typedKit(form)
	const note = textOf(form.get('note'))
	const saved = await answer(messages.kitNotSaved, () =>
		changeKit(context.get(serviceContext), context.get(mailContext), {
			portalId,
			seen: seenIn(form),
			typed,
			note,
			step,
		}),
	)
	if (!saved.ok) return shown({ kit: { typed, errors: {}, note }, toast: saved.toast }, saved.status)
	if (!saved.result.ok) return shown({ kit: { typed, errors: saved.result.errors, note } }, 400)
	const words = textOf(form.get('product')).trim()
	const query = new URLSearchParams(intent === 'search' ? { product: words } : { done })
	if (step.kind === 'add') query.set('product', words)
	return redirect(`${kitUrl(portalId)}?${query}${place}`, 303)
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
	pageMeta({
		matches,
		title: 'Configure kit',
		description: 'What the team can order, in its own designs.',
		path: kitUrl(params.portalId),
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Kit({ loaderData, actionData }: Route.ComponentProps) {
	const { view, words, found, toasts } = loaderData
	const answered: Answered | undefined = actionData
	return (
		<>
			<KitPage view={view} words={words} found={found} answer={answered?.kit} />
			<ToastRegion toasts={answered ? (answered.toast ? [answered.toast] : []) : toasts} />
		</>
	)
}
