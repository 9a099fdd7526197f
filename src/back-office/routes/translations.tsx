// /admin/translations: the owner's texts in Spanish, written by admins.
import { redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { withQuery } from '#ui/outcomes.ts'
import { counted } from '#kit/plural.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { TranslationFilters, TranslationList } from '../components/translations/translation-list.tsx'
import {
	translationsHref,
	translationsPath,
	translationsViewIn,
	typedTextsIn,
} from '../rules/translations-view.ts'
import { saveTranslationsTyped, translationsForAdmin } from '../service/translations.server.ts'
import { adminOnly, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/translations'

export const headers = noStoreHeaders

/** A number that the action before left in the address; null for none. */
function numberIn(query: URLSearchParams, name: string): number | null {
	const text = query.get(name) ?? ''
	return /^\d{1,5}$/.test(text) ? Number(text) : null
}

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		adminOnly(services)
		const view = translationsViewIn(query)
		return {
			view,
			saved: numberIn(query, 'saved'),
			left: numberIn(query, 'left') ?? 0,
			...(await translationsForAdmin(services, view)),
		}
	})

const savedToast = (saved: number) => ({
	id: 'saved',
	tone: 'success' as const,
	title:
		saved === 0
			? 'Nothing was changed'
			: `${counted(saved, 'Spanish text')} saved: pages show ${saved === 1 ? 'it' : 'them'} now`,
})

/** Of a file: texts that changed between its check and its end. */
const leftToast = (left: number) => ({
	id: 'left',
	tone: 'error' as const,
	title: `${counted(left, 'text')} changed meanwhile and not saved`,
})

const partlyToast = (saved: number, errors: number) => ({
	id: 'partly',
	tone: 'error' as const,
	title: `${counted(errors, 'text')} not saved`,
	detail: saved === 0 ? 'See below.' : `See below. ${counted(saved, 'other one')} saved.`,
})

export async function action({ request, context, url }: Route.ActionArgs) {
	const typed = typedTextsIn(await textFieldsOf(request))
	const view = translationsViewIn(url.searchParams)
	const answered = await answer('The Spanish texts were not saved', () =>
		saveTranslationsTyped(context.get(serviceContext), typed, view.show),
	)
	const texts = Object.fromEntries(typed.map(({ digest, text }) => [digest, text]))
	if (!answered.ok) return noStoreData({ toast: answered.toast, errors: {}, texts }, answered.status)
	const { saved, errors } = answered.result
	const wrong = Object.keys(errors).length
	if (wrong > 0) return noStoreData({ toast: partlyToast(saved, wrong), errors, texts }, 400)
	const here = translationsHref(view)
	return redirect(withQuery(here, { saved: String(saved) }), 303)
}

export const meta = hiddenMeta({
	title: 'Spanish texts · Back office',
	description: 'What readers of Spanish pages see of the texts of the shop.',
	path: translationsPath,
})

export default function TranslationsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { view, saved, left, texts, isPart, counts, next, toasts } = loaderData
	const done = saved === null ? toasts : [savedToast(saved), ...(left > 0 ? [leftToast(left)] : [])]
	return (
		<AdminFrame
			section="translations"
			title="Spanish texts"
			intro="Names, descriptions and lines that you wrote in English. Pages in Spanish show the Spanish ones; a text without one stays in English."
			toasts={actionData ? [actionData.toast] : done}
		>
			<TranslationFilters {...{ view, isPart, counts }} />
			<TranslationList
				{...{ view, texts, next }}
				typed={actionData?.texts ?? {}}
				errors={actionData?.errors ?? {}}
			/>
		</AdminFrame>
	)
}
