// /admin/settings/mails: every mail of the shop with whose words it has, and the history of the owner's words.
import { useSearchParams } from 'react-router'
import { noStoreHeaders } from '#http/answers.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { loadSettings, reviewOrSave } from './settings-page.server.ts'
import { MailList } from '../components/settings/mail-list.tsx'
import { SettingsPage } from '../components/settings/settings-page.tsx'
import { mailsPath, mailTextsForm } from '../rules/mail-words-form.ts'
import type { Route } from './+types/settings-mails'

export const headers = noStoreHeaders

export const loader = (args: Route.LoaderArgs) => loadSettings(args, mailTextsForm)

export const action = (args: Route.ActionArgs) => reviewOrSave(args, mailTextsForm)

export const meta = hiddenMeta({
	title: 'Mails · Back office',
	description: 'The words of the shop’s mails and text messages.',
	path: mailsPath,
})

const words = {
	things: 'words',
	column: 'Message',
	effect: 'Mails that are sent from now on have these words. An empty side stands for the shop’s own ones.',
}

function MailsPage({ loaderData, actionData }: Route.ComponentProps) {
	const [search] = useSearchParams()
	const list = <MailList texts={loaderData.now.texts} query={search.get('q') ?? ''} />
	return (
		<SettingsPage
			form={mailTextsForm}
			title="Mails"
			intro="Subjects, openings and closings of mails, and text messages to families."
			words={words}
			loaderData={loaderData}
			actionData={actionData}
			readOnly={list}
		>
			{() => list}
		</SettingsPage>
	)
}
export default MailsPage
