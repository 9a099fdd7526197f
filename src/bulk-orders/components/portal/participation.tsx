// Which players have ordered the required items, and how to reach the others.
import { formatUsd } from '#kit/money.ts'
import { Form } from 'react-router'
import { When } from '#orders/components/when.tsx'
import { sharesUrl } from '#orders/urls.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/show-toast.ts'
import { useAlive } from '#ui/use-alive.ts'
import { StatementCard } from './statement-card.tsx'
import type { CoachTexts } from '../../rules/coach-texts.ts'
import type { Missing, Participation as View, Unpaid } from '../../views.ts'
import { usePortalTexts } from '../portal-language.tsx'

const lineOf = ({ name, number, lacks }: Missing): string =>
	`${name}${number === '' ? '' : ` #${number}`}: ${lacks.join(', ')}`

async function copy(missing: readonly Missing[], texts: CoachTexts['ordered']): Promise<void> {
	try {
		await navigator.clipboard.writeText(missing.map(lineOf).join('\n'))
		showToast({ tone: 'success', title: texts.copied })
	} catch {
		showToast({
			tone: 'error',
			title: texts.notCopied.title,
			detail: texts.notCopied.text,
		})
	}
}

const Required = ({ item }: { item: View['items'][number] }) => (
	<li className="grid gap-1.5">
		<p className="flex justify-between gap-4">
			<span className="min-w-0 break-words">{item.name}</span>
			<b className="figures whitespace-nowrap">{usePortalTexts().page.ofAll(item.ordered, item.needed)}</b>
		</p>
		<span className="h-2 overflow-hidden rounded-full bg-well">
			<span
				style={{ width: `${item.needed === 0 ? 100 : Math.round((item.ordered / item.needed) * 100)}%` }}
				className="block h-full rounded-full bg-primary forced-colors:bg-[Highlight]"
			/>
		</span>
	</li>
)

function MissingList({ missing }: { missing: readonly Missing[] }) {
	const texts = usePortalTexts().coach.ordered
	return (
		<details className="group border-t border-line" open={missing.length <= 12}>
			<summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
				{texts.missing(missing.length)}
				<Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
			</summary>
			<ul className="grid gap-x-8 pb-3 sm:grid-cols-2">
				{missing.map((player) => (
					<li key={player.id} className="flex items-baseline justify-between gap-3 border-t border-line py-2">
						<span className="min-w-0 break-words">
							<b>{player.name}</b>
							{player.number !== '' && <span className="figures text-muted">{` #${player.number}`}</span>}
							<span className="block text-sm text-muted">{player.lacks.join(', ')}</span>
						</span>
						{player.hasAccount && (
							<span className="flex shrink-0 items-center gap-1 text-sm text-muted">
								<Icon name="mail" size={16} />
								{texts.hasAccount}
							</span>
						)}
					</li>
				))}
			</ul>
		</details>
	)
}

type WaysProps = { portalId: string; missing: readonly Missing[]; nextAt: Date | null; isBusy: boolean }

function Ways({ portalId, missing, nextAt, isBusy }: WaysProps) {
	const open = missing.filter(({ canOrder }) => canOrder)
	const reachable = open.filter(({ hasAccount }) => hasAccount).length
	const isAlive = useAlive()
	const { coach, language } = usePortalTexts()
	const texts = coach.ordered
	return (
		<Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3 pt-3">
			{reachable > 0 && !nextAt && (
				<Button type="submit" name="intent" value="remind" busy={isBusy}>
					<Icon name="mail" />
					{texts.remind(reachable)}
				</Button>
			)}
			<Button
				variant="outline"
				className="noscript:hidden"
				disabled={!isAlive}
				onClick={() => void copy(missing, texts)}
			>
				{texts.copy}
			</Button>
			<p className="w-full text-sm text-muted">
				{nextAt ? (
					<>
						{texts.next} <When at={nextAt} withTime language={language} />.
					</>
				) : open.length === 0 ? (
					texts.allClosed
				) : (
					<>
						{reachable > 0 ? texts.everyTwoDays : texts.noAccounts}
						<a href={`/portal/${portalId}/messages`}>{texts.write}</a>
						{texts.orCopy}
					</>
				)}
			</p>
		</Form>
	)
}

/** Players whose order differs from the roster, with a link to what can be done about it. */
function OrderDifferences({ portalId, count }: { portalId: string; count: number }) {
	const texts = usePortalTexts().coach.ordered
	return (
		<Notice tone="warning" className="mb-4" title={texts.differs(count)}>
			{texts.differsText} <a href={`/portal/${portalId}/roster#roster-otherwise`}>{texts.seeWho}</a>
		</Notice>
	)
}

/** Ordered, but not paid yet: what the coach can cover or ask about. */
function UnpaidList({ unpaid }: { unpaid: readonly Unpaid[] }) {
	const texts = usePortalTexts().coach.ordered
	const helped = unpaid.filter(({ helpAskedAt }) => helpAskedAt !== null).length
	return (
		<details className="group mt-4 border-t border-line" open={helped > 0 || unpaid.length <= 12}>
			<summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
				{texts.unpaid(unpaid.length)}
				{helped > 0 && texts.askHelp(helped)}
				<Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
			</summary>
			<ul className="grid gap-x-8 sm:grid-cols-2">
				{unpaid.map(({ id, orderId, name, number, amountCents, helpAskedAt }) => (
					<li key={id} className="flex items-center justify-between gap-3 border-t border-line py-2">
						<span className="min-w-0 break-words">
							<b>{name}</b>
							{number !== '' && <span className="figures text-muted">{` #${number}`}</span>}
							{helpAskedAt && <span className="block text-sm font-semibold">{texts.asksHelp}</span>}
						</span>
						<a
							href={sharesUrl(orderId)}
							className="figures inline-flex min-h-11 shrink-0 items-center font-semibold text-primary underline"
						>
							{formatUsd(amountCents)}
							<span className="sr-only">{texts.shareOf(name)}</span>
						</a>
					</li>
				))}
			</ul>
		</details>
	)
}

type ParticipationProps = {
	portalId: string
	view: View
	/** Number of players whose orders have other values than the roster. */
	otherwise: number
	nextAt: Date | null
	isBusy: boolean
	unpaid: readonly Unpaid[]
}

export function Participation(props: ParticipationProps) {
	const { portalId, view, otherwise, nextAt, isBusy, unpaid } = props
	const { players, items, missing } = view
	const texts = usePortalTexts().coach.ordered
	return (
		<section id="ordered" aria-labelledby="ordered-title" className="scroll-mt-24">
			<h2 id="ordered-title" className="display mb-4 text-heading">
				{texts.title}
			</h2>
			{otherwise > 0 && <OrderDifferences portalId={portalId} count={otherwise} />}
			<Card className="p-5 sm:p-6">
				{players === 0 || items.length === 0 ? (
					<p className="text-muted">{players === 0 ? texts.noPlayers : texts.noneRequired}</p>
				) : (
					<>
						<ul className="grid gap-4 pb-5">
							{items.map((item) => (
								<Required key={item.id} item={item} />
							))}
						</ul>
						{missing.length === 0 ? (
							<p className="flex items-center gap-2 border-t border-line pt-4 font-semibold text-primary">
								<Icon name="check" />
								{texts.hasAll}
							</p>
						) : (
							<>
								<MissingList missing={missing} />
								<Ways {...{ portalId, missing, nextAt, isBusy }} />
							</>
						)}
					</>
				)}
				{unpaid.length > 0 && <UnpaidList unpaid={unpaid} />}
			</Card>
			<StatementCard portalId={portalId} />
		</section>
	)
}
