// /admin: open work for staff.
import { redirect } from 'react-router'
import { z } from 'zod'
import type { ServiceContext } from '#database/context.server.ts'
import { answer, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { jobsContext } from '#jobs/dependencies.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { acted, configuredIn, isAdminOf, notAsked, staffPage } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { SalesFigures, StaffTasks, WaitingList } from '../components/overview-page.tsx'
import { SetupCard } from '../components/setup/guide-card.tsx'
import { TopLists } from '../components/top-lists.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { beginGuide, setupGuide } from '../service/guide.server.ts'
import { closeTask, overview } from '../service/overview.server.ts'
import { setupChecklist } from '../service/setup.server.ts'
import type { Route } from './+types/overview'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => ({
		setup: isAdminOf(services) ? await setupOf(services, context) : null,
		...(await overview(services, context.get(jobsContext))),
	}))

/** The first visit of an admin to a new shop leads to the guided setup; later ones offer it. */
async function setupOf(services: ServiceContext, context: Route.LoaderArgs['context']) {
	const { isNew, ...guide } = await setupGuide(services)
	if (isNew) {
		// Another admin may just have begun it: this one stays here.
		const begun = await answer('The setup has not begun', () => beginGuide(services))
		if (begun.ok) throw redirect(guide.next.href)
	}
	const steps = await setupChecklist(services, configuredIn(context))
	const open = context.get(siteContext).demo ? 0 : steps.filter(({ isDone }) => !isDone).length
	return { guide: guide.isOffered ? guide : null, open, all: steps.length }
}

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
	const { setup, waiting, tasks, sales, days, products, teams, toasts } = loaderData
	return (
		<AdminFrame
			section="overview"
			title="Back office"
			figures={<SalesFigures sales={sales} days={days} />}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			{setup && <SetupCard {...setup} />}
			<WaitingList waiting={waiting} tasks={tasks} />
			<StaffTasks tasks={tasks} />
			<TopLists products={products} teams={teams} days={days} />
		</AdminFrame>
	)
}
