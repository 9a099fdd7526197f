// /admin/setup/catalog: the fourth step of the guided setup, the first products.
import { redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { jobsContext } from '#jobs/dependencies.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { adminOnly, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { CatalogForm, CatalogProgress } from '../components/setup/catalog-step.tsx'
import { GuideFrame } from '../components/setup/guide-page.tsx'
import { catalogChoiceIn, noChoice } from '../rules/catalog-choice.ts'
import { afterStep, guideUrl } from '../rules/guide.ts'
import { doneHref } from '../rules/outcomes.ts'
import { leaveGuideStep, setupGuide } from '../service/guide.server.ts'
import { installStartCatalog, startCatalog } from '../service/start-catalog.server.ts'
import { productFilesUrl } from '../urls.ts'
import type { Route } from './+types/setup-catalog'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		return { guide: await setupGuide(services), catalog: await startCatalog(services) }
	})

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	const { intent, catalog: typed } = await textFieldsOf(request)
	if (intent !== 'continue' && intent !== 'skip') throw notAsked()
	const choice = intent === 'skip' ? 'empty' : catalogChoiceIn(typed)
	if (!choice) return noStoreData({ typed, error: noChoice, toast: null }, 400)
	if (choice === 'file') return redirect(productFilesUrl, 303)
	const chosen = await answer('The products were not chosen', () =>
		choice === 'start'
			? installStartCatalog(services, context.get(jobsContext))
			: leaveGuideStep(services, 'catalog'),
	)
	if (!chosen.ok) return noStoreData({ typed, error: undefined, toast: chosen.toast }, chosen.status)
	return redirect(
		choice === 'start' ? doneHref(guideUrl('catalog'), 'catalog-started') : afterStep('catalog'),
		303,
	)
}

export const meta = hiddenMeta({
	title: 'Set up: products · Back office',
	description: 'What the shop begins with.',
	path: guideUrl('catalog'),
})

export default function SetupCatalogPage({ loaderData, actionData }: Route.ComponentProps) {
	const { guide, catalog, toasts } = loaderData
	const hasProducts = guide.marks.some(({ id, state }) => id === 'catalog' && state === 'done')
	return (
		<GuideFrame
			step="catalog"
			intro="Begin with ready products, with a file of yours, or without any."
			guide={guide}
			errors={actionData?.error ? { catalog: actionData.error } : {}}
			toasts={actionData ? (actionData.toast ? [actionData.toast] : []) : toasts}
		>
			{hasProducts || catalog.progress ? (
				<CatalogProgress progress={catalog.progress} />
			) : (
				<CatalogForm catalog={catalog} typed={actionData?.typed} error={actionData?.error} />
			)}
		</GuideFrame>
	)
}
