// /admin: open work for staff.
import { z } from 'zod'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { jobsContext } from '#jobs/dependencies.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { acted, notAsked, staffPage } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { OverviewFigures, StaffTasks } from '../components/overview-page.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { closeTask, overview } from '../service/overview.server.ts'
import type { Route } from './+types/overview'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => ({
		...(await overview(services, context.get(jobsContext))),
	}))

const Input = z.object({ task: z.string() })

export async function action({ request, context }: Route.ActionArgs) {
	const input = Input.safeParse(await fieldsOf(request))
	if (!input.success) throw notAsked()
	return acted('The task is not done', async () => {
		await closeTask(context.get(serviceContext), input.data.task)
		return doneHref('/admin', 'task-done')
	})
}

export const meta = hiddenMeta({
	title: 'Back office',
	description: 'What is waiting for the staff.',
	path: '/admin',
})

export default function OverviewPage({ loaderData, actionData }: Route.ComponentProps) {
	const { counts, tasks, now, toasts } = loaderData
	return (
		<AdminFrame
			section="overview"
			title="Back office"
			figures={<OverviewFigures counts={counts} now={now} />}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<StaffTasks tasks={tasks} />
		</AdminFrame>
	)
}
