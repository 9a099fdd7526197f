// /admin/settings/mails/{key}: the words of one mail with a preview; admins change them, customer service reads them.
import { redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { languageNames } from '#kit/language.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { mailTitle } from '#shop-settings/rules/mails-section.ts'
import { FocusedErrors } from '#ui/error-summary.tsx'
import type { ToastMessage } from '#ui/toast.tsx'
import { openedWith, seenAfter } from './settings-page.server.ts'
import { adminOnly, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { MailPreviewSheet, MailWords } from '../components/settings/mail-words.tsx'
import { mailsPath, mailWordsUrl, wordsIn, type WordErrors } from '../rules/mail-words-form.ts'
import { doneHref } from '../rules/outcomes.ts'
import {
	checkWords,
	chosenMail,
	mailForOwner,
	previewOf,
	saveMailWords,
	sendTestMail,
} from '../service/mail-words.server.ts'
import type { Route } from './+types/settings-mail'

export const headers = noStoreHeaders

/** Mails are shown as the shop sends them: with its own name, phone, colors and logo. */
function mailingOf(context: Route.LoaderArgs['context']) {
	const { sendMail, sender, keepsMails = false } = context.get(mailContext)
	const shop = { ...context.get(shopContext), publicUrl: sender.publicUrl }
	return { sendMail, keepsMails, sender: { ...sender, shop } }
}

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const { sender } = mailingOf(context)
		const chosen = chosenMail(params.key, query.get('language'))
		const shown = await mailForOwner(services, sender, chosen)
		return { shown, preview: previewOf(chosen, sender, shown.words) }
	})

const intents = ['preview', 'save', 'test', 'reset'] as const

export async function action({ request, context, params, url }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	const mailing = mailingOf(context)
	adminOnly(services)
	const fields = await textFieldsOf(request)
	const intent = intents.find((one) => one === fields['intent'])
	if (!intent) throw notAsked()
	const seen = openedWith(fields)
	const answered = await answer('The words were not saved', async () => {
		const chosen = chosenMail(params.key, url.searchParams.get('language'))
		if (intent === 'reset') {
			await saveMailWords(services, mailing.sender, { chosen, words: null, seen })
			return { kind: 'saved' as const, chosen }
		}
		const { words, errors } = checkWords(chosen, mailing.sender, wordsIn(fields))
		if (Object.keys(errors).length > 0) return { kind: 'wrong' as const, words, errors }
		if (intent === 'save') {
			await saveMailWords(services, mailing.sender, { chosen, words, seen })
			return { kind: 'saved' as const, chosen }
		}
		const to = intent === 'test' ? await sendTestMail(services, mailing, { chosen, words }) : null
		return { kind: 'shown' as const, words, to, preview: previewOf(chosen, mailing.sender, words) }
	})
	if (!answered.ok) {
		const { toast, status } = answered
		const typed = wordsIn(fields)
		return noStoreData({ typed, errors: {}, toast, preview: null, seen: seenAfter(answered, seen) }, status)
	}
	const { result } = answered
	if (result.kind === 'saved') {
		const { mail, language } = result.chosen
		return redirect(doneHref(mailWordsUrl(mail.key, language), 'mails-saved'), 303)
	}
	if (result.kind === 'wrong')
		return noStoreData({ typed: result.words, errors: result.errors, toast: null, preview: null, seen }, 400)
	const toast: ToastMessage | null =
		result.to === null
			? null
			: { id: 'test', tone: 'success', title: 'Test mail sent', detail: `It is on its way to ${result.to}.` }
	return noStoreData({ typed: result.words, errors: {}, toast, preview: result.preview, seen })
}

export const meta = hiddenMeta({
	title: 'Words of a mail · Back office',
	description: 'Subject, opening and closing of one mail.',
	path: mailsPath,
})

export default function MailPage({ loaderData, actionData }: Route.ComponentProps) {
	const { shown, toasts } = loaderData
	const { mail, language } = shown
	const isAdmin = useIsAdmin()
	const errors: WordErrors = actionData?.errors ?? {}
	const shownToasts = actionData ? (actionData.toast ? [actionData.toast] : []) : toasts
	const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
	return (
		<AdminFrame
			section="settings"
			title={mailTitle(mail, language)}
			intro={`To: ${mail.to}. ${mail.when}${mail.languages.length > 1 ? ` In ${languageNames[language]}.` : ''}`}
			back={{ label: 'Mails', href: mailsPath }}
			toasts={shownToasts}
		>
			<FocusedErrors errors={problems} />
			{isAdmin && (
				<MailWords
					mail={shown}
					seen={actionData?.seen ?? shown.seen}
					typed={actionData?.typed ?? shown.words}
					errors={errors}
				/>
			)}
			<MailPreviewSheet {...(actionData?.preview ?? loaderData.preview)} />
		</AdminFrame>
	)
}
