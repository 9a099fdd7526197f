// /admin: open work for staff.
import { z } from 'zod'
import { noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { jobsContext } from '#jobs/dependencies.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { acted, notAsked } from './acted.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { OverviewFigures, StaffTasks } from '../components/overview-page.tsx'
import { doneHref, toastsIn } from '../rules/outcomes.ts'
import { closeTask, overview } from '../service/overview.server.ts'
import type { Route } from './+types/overview'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		...(await overview(context.get(serviceContext), context.get(jobsContext))),
		toasts: toastsIn(url.searchParams),
		publicUrl: context.get(siteContext).publicUrl,
	}))

const Wish = z.object({ task: z.string() })

export async function action({ request, context }: Route.ActionArgs) {
	const wish = Wish.safeParse(await fieldsOf(request))
	if (!wish.success) throw notAsked()
	return acted('The task is not done', async () => {
		await closeTask(context.get(serviceContext), wish.data.task)
		return doneHref('/admin', 'task-done')
	})
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: 'Back office',
		description: 'What is waiting for the staff.',
		path: '/admin',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
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
