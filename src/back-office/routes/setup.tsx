// /admin/setup: what the shop needs before it sells, each with its test.
import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { viewerContext } from '#accounts/dependencies.server.ts'
import { refusals } from '#accounts/messages.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { usStates } from '#kit/address.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { paymentsContext, type PaymentDependencies } from '#payments/dependencies.server.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { Badge } from '#ui/marks.tsx'
import { acted, configuredIn, isAdminOf, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { Cell, Record, Records } from '../components/records.tsx'
import { GuideMarks } from '../components/setup/guide-marks.tsx'
import { FinishForm } from '../components/setup/guide-card.tsx'
import { StepTest, TryOrder } from '../components/setup/checklist-tests.tsx'
import { checklistUrl, guideLength } from '../rules/guide.ts'
import { doneHref } from '../rules/outcomes.ts'
import { endGuide, setupGuide } from '../service/guide.server.ts'
import { sendSetupMail, setupChecklist, testPayments, tryOrder } from '../service/setup.server.ts'
import type { Route } from './+types/setup'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => ({
		steps: await setupChecklist(services, configuredIn(context)),
		guide: isAdminOf(services) ? await setupGuide(services) : null,
		tried: await triedIn(services, context.get(paymentsContext), query),
		asksZip: (await pricesNow(services)).tax.service !== undefined,
		isLive: context.get(paymentsContext).provider.isLive,
		testKey: randomUUID(),
	}))

async function triedIn(services: ServiceContext, payments: PaymentDependencies, query: URLSearchParams) {
	const [state, zip] = [query.get('state') ?? '', query.get('zip')?.trim() ?? '']
	return usStates.includes(state)
		? { state, zip, ...(await tryOrder(services, payments, { state, zip })) }
		: null
}

export async function action({ request, context }: Route.ActionArgs) {
	const { intent, key = '' } = await textFieldsOf(request)
	const services = context.get(serviceContext)
	if (intent === 'finish')
		return acted('The setup is not finished', async () => {
			await endGuide(services)
			return doneHref('/admin', 'setup-over')
		})
	if (intent === 'test-payments')
		return acted('The payment keys are not tested', async () => {
			const { provider } = context.get(paymentsContext)
			const refund = await testPayments(services, provider, key)
			return doneHref(checklistUrl, refund === null ? 'payments-tested' : `payments-${refund}`)
		})
	if (intent !== 'test-mail') throw notAsked()
	const viewer = context.get(viewerContext)
	if (!viewer) throw data(refusals.role, { status: 403 })
	return acted('The test mail was not sent', async () => {
		await sendSetupMail(services, context.get(mailContext), viewer.email)
		return doneHref(checklistUrl, 'test-mailed')
	})
}

export const meta = hiddenMeta({
	title: 'Before you sell · Back office',
	description: 'What the shop needs before it sells.',
	path: checklistUrl,
})

export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
	const { steps, guide, tried, asksZip, isLive, testKey, toasts } = loaderData
	const isGuided = guide?.isOffered ?? false
	const isAdmin = useIsAdmin()
	const open = steps.filter(({ isDone }) => !isDone).length
	return (
		<AdminFrame
			section={isGuided ? 'overview' : 'settings'}
			title="Before you sell"
			intro={`${isGuided ? `Step ${guideLength} of ${guideLength}. ` : ''}${open === 0 ? 'Everything is set.' : `${open} of ${steps.length} still open.`}`}
			back={
				isGuided ? { label: 'Back office', href: '/admin' } : { label: 'Settings', href: '/admin/settings' }
			}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			{guide && isGuided && <GuideMarks marks={guide.marks} current="check" />}
			<Records caption="Checklist" isPlain columns={[{ label: 'Step' }, { label: 'State' }]}>
				{steps.map(({ id, title, text, href, isDone }) => (
					<Record key={id}>
						<Cell>
							{href === null ? (
								<span className="font-semibold">{title}</span>
							) : (
								<a
									href={href}
									className="inline-flex min-h-8 items-center font-semibold text-primary underline pointer-coarse:min-h-11"
								>
									{title}
								</a>
							)}
							<span className="block text-muted">{text}</span>
							<StepTest id={id} isDone={isDone} isAdmin={isAdmin} isLive={isLive} testKey={testKey} />
						</Cell>
						<Cell label="State">
							<Badge tone={isDone ? 'success' : 'warning'}>{isDone ? 'Done' : 'Open'}</Badge>
						</Cell>
					</Record>
				))}
			</Records>
			<TryOrder tried={tried} asksZip={asksZip} />
			{isGuided && <FinishForm isReady={open === 0} />}
		</AdminFrame>
	)
}
