import { Icon } from '#ui/icon.tsx'
import { isPickUp } from '#pricing/rules/delivery.ts'
import type { Step } from '../rules/timeline.ts'
import { When } from './when.tsx'
import type { HistoryView, OrderView } from '../views.ts'
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import { orderPageTexts } from '../rules/order-page-texts.ts'
import { useOrderTexts } from './order-language.tsx'
import { statusNames, type OrderStatus } from '../states.ts'

const tones: Record<OrderStatus, BadgeTone> = {
	pending: 'warning',
	awaiting_approval: 'warning',
	changes_requested: 'warning',
	approved: 'success',
	paid: 'success',
	processing: 'info',
	shipped: 'info',
	delivered: 'success',
	cancelled: 'neutral',
	refunded: 'neutral',
}

/** The status as text; color is only a supplement. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
	<Badge tone={tones[status]}>{useOrderTexts().said(statusNames[status])}</Badge>
)

const disc: Record<Step['state'], string> = {
	done: 'border-primary bg-primary text-on-primary',
	current: 'border-action bg-action text-on-action',
	coming: 'border-line bg-card text-muted',
	ended: 'border-ink bg-ink text-page',
}

/** Progress from placement to delivery: a row on wide screens, a column on phones. */
export function OrderSteps({ steps }: { steps: readonly Step[] }) {
	return (
		<ol aria-label={useOrderTexts().texts.stepList} className="grid sm:auto-cols-fr sm:grid-flow-col">
			{steps.map((step, index) => (
				<StepMark key={step.name} step={step} number={index + 1} next={steps[index + 1]} />
			))}
		</ol>
	)
}

/** The line to the next step: solid once that step is reached, else dashed. */
const threadStyle = (next: Step) =>
	next.state === 'coming' || next.state === 'current' ? 'border-stitch border-dashed' : 'border-primary'

function StepMark({ step, number, next }: { step: Step; number: number; next: Step | undefined }) {
	const { language, texts, said } = useOrderTexts()
	return (
		<li
			aria-current={step.state === 'current' ? 'step' : undefined}
			className="relative grid grid-cols-[2.25rem_1fr] content-start items-start gap-x-3 pb-5 last:pb-0 sm:grid-cols-1 sm:gap-y-2 sm:pr-3 sm:pb-0"
		>
			{next && (
				<span
					aria-hidden="true"
					className={`absolute top-9 bottom-0 left-[1.0625rem] border-l-2 sm:top-[1.0625rem] sm:right-0 sm:bottom-auto sm:left-9 sm:border-t-2 sm:border-l-0 ${threadStyle(next)}`}
				/>
			)}
			<span
				aria-hidden="true"
				className={`display figures relative grid size-9 place-items-center rounded-full border-2 text-lg leading-none ${disc[step.state]}`}
			>
				{step.state === 'done' && <Icon name="check" size={18} />}
				{step.state === 'ended' && <Icon name="close" size={16} />}
				{(step.state === 'current' || step.state === 'coming') && number}
			</span>
			<span className="pt-1 sm:pt-0">
				<span className={`block leading-tight font-bold ${step.state === 'coming' ? 'text-muted' : ''}`}>
					{said(step.name)}
					<span className="sr-only">, {texts.steps[step.state]}</span>
				</span>
				{step.at && (
					<span className="figures block text-label text-muted">
						<When at={step.at} language={language} />
					</span>
				)}
				{step.state === 'current' && <span className="block text-label text-muted">{texts.next}</span>}
			</span>
		</li>
	)
}

/** Every event of the order (what, who, when, why), latest first. */
export function OrderHistory({ history }: { history: readonly HistoryView[] }) {
	const { language, said } = useOrderTexts()
	return (
		<ol className="divide-y divide-line">
			{history.toReversed().map(({ position, what, who, why, at }) => (
				<li key={position} className="grid gap-x-4 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[1fr_auto]">
					<p className="min-w-0">
						<span className="font-semibold">{said(what)}</span>
						<span className="text-muted"> · {said(who)}</span>
					</p>
					<p className="figures text-label text-muted sm:text-right">
						<When at={at} withTime language={language} />
					</p>
					{why !== '' && <p className="text-[0.9375rem] break-words text-muted sm:col-span-2">{why}</p>}
				</li>
			))}
		</ol>
	)
}

export const shipToTitle = (
	order: Pick<OrderView, 'method'>,
	{ pickedUpAt, shipsTo } = orderPageTexts.en,
): string => (isPickUp(order) ? pickedUpAt : shipsTo)

/** The shipping address or the place of a pick-up with its hours, or a note that it is no longer stored. */
export function ShipTo({ order: { shipTo, method } }: { order: Pick<OrderView, 'shipTo' | 'method'> }) {
	const { texts, said } = useOrderTexts()
	const { name, line1, line2, city, state, zip, phone } = shipTo
	if (line1 === '') return <p className="text-muted">{texts.noLongerKept}</p>
	return (
		<address className="grid gap-0.5 break-words not-italic">
			<span className="font-bold">{name}</span>
			<span>{line1}</span>
			{line2 && <span>{line2}</span>}
			<span className="figures">
				{city}, {state} {zip}
			</span>
			{phone && <span className="figures text-muted">{phone}</span>}
			{method && (
				<span className="mt-1 text-muted">
					{isPickUp({ method }) ? method.pickUpHours : texts.shipping(said(method.name))}
				</span>
			)}
		</address>
	)
}
