// /admin: open work for staff.
import { z } from 'zod'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { jobsContext } from '#jobs/dependencies.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { acted, notAsked, staffPage } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { SalesFigures, StaffTasks, WaitingList } from '../components/overview-page.tsx'
import { TopLists } from '../components/top-lists.tsx'
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
	const { waiting, tasks, sales, days, products, teams, toasts } = loaderData
	return (
		<AdminFrame
			section="overview"
			title="Back office"
			figures={<SalesFigures sales={sales} days={days} />}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<WaitingList waiting={waiting} tasks={tasks} />
			<StaffTasks tasks={tasks} />
			<TopLists products={products} teams={teams} days={days} />
		</AdminFrame>
	)
}
