// /admin/mail: undelivered messages and failed jobs.
import { z } from 'zod'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { jobsContext } from '#jobs/dependencies.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { acted, notAsked, staffPage } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { Pager } from '../components/records.tsx'
import { FailedJobs, MailTroubles } from '../components/trouble-lists.tsx'
import { beforeIn } from '../rules/list-filters.ts'
import { doneHref } from '../rules/outcomes.ts'
import { mailAndJobs, sendMailAgain, tryJobAgain } from '../service/mail.server.ts'
import type { Route } from './+types/mail'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const before = beforeIn(query)
		return {
			before,
			...(await mailAndJobs(services, context.get(jobsContext), before)),
		}
	})

const Input = z.object({ intent: z.enum(['mail', 'job']), id: z.string() })

export async function action({ request, context }: Route.ActionArgs) {
	const input = Input.safeParse(await fieldsOf(request))
	if (!input.success) throw notAsked()
	const { intent, id } = input.data
	const [services, jobs] = [context.get(serviceContext), context.get(jobsContext)]
	if (intent === 'mail')
		return acted('The message was not sent', async () => {
			await sendMailAgain(services, jobs, id)
			return doneHref('/admin/mail', 'mail-resent')
		})
	return acted('The job was not tried again', async () => {
		await tryJobAgain(services, jobs, id)
		return doneHref('/admin/mail', 'job-retried')
	})
}

export const meta = hiddenMeta({
	title: 'Mail & jobs · Back office',
	description: 'What did not go out and what was not done.',
	path: '/admin/mail',
})

export default function MailPage({ loaderData, actionData }: Route.ComponentProps) {
	const { before, mail, jobs, toasts } = loaderData
	return (
		<AdminFrame
			section="mail"
			title="Mail & jobs"
			intro="What did not go out and what was not done. What messages say is not shown: their links open accounts and orders."
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<section aria-labelledby="mails" className="grid min-w-0 gap-3">
				<h2 id="mails" className="display text-subheading">
					Messages
				</h2>
				<MailTroubles messages={mail.messages} />
				<Pager
					label="Pages of messages"
					older={mail.older === null ? null : `/admin/mail?before=${mail.older}`}
					newest={before === null ? null : '/admin/mail'}
				/>
			</section>
			<section aria-labelledby="jobs" className="grid min-w-0 gap-3">
				<h2 id="jobs" className="display text-subheading">
					Jobs
				</h2>
				<FailedJobs jobs={jobs} />
			</section>
		</AdminFrame>
	)
}
