// The coach's page of messages to families: start and limits, who would be written to, and what became of each message.
import { dayInWords } from '#kit/language.ts'
import { counted } from '#kit/plural.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Sheet } from '#ui/card.tsx'
import { TextField } from '#ui/fields.tsx'
import { Stat } from '#ui/marks.tsx'
import { Notice } from '#ui/notice.tsx'
import { kindLabels, occasionLabels, playerLabel, wayLabel } from '../rules/labels.ts'
import { mostMessages } from '../states.ts'
import type { MessagesView, PreviewRow } from '../views.ts'
import { MessageList } from './message-list.tsx'

/** The limit as it was typed, and why it was refused. */
export type LimitAnswer = { most: string; error: string }

type PageProps = { view: MessagesView; limit: LimitAnswer | undefined }

export const MessagesPage = ({ view, limit }: PageProps) => (
	<>
		<Head view={view} />
		<div className="measure grid items-start gap-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
			<div className="grid min-w-0 gap-6 max-lg:order-2">
				<WithoutAddress view={view} />
				<Preview view={view} />
				{view.startedAt !== null && <MessageList view={view} />}
			</div>
			<div className="grid min-w-0 gap-6">
				<Sheet title={view.isOn ? 'Messages are on' : 'Messages are off'} stitched>
					<Switch view={view} />
				</Sheet>
				<Sheet title="Limit">
					<LimitForm view={view} limit={limit} />
				</Sheet>
			</div>
		</div>
	</>
)

const Head = ({ view: { portal, players, counts, withoutAddress } }: { view: MessagesView }) => (
	<header className="turf">
		<div className="measure pt-6 pb-7">
			<p className="flex flex-wrap gap-x-4 text-sm text-on-turf-muted">
				<a
					href={`/portal/${portal.id}`}
					className="inline-flex min-h-8 items-center hover:text-action hover:underline"
				>
					‹ {portal.teamName}
				</a>
				<a
					href={`/portal/${portal.id}/roster`}
					className="inline-flex min-h-8 items-center hover:text-action hover:underline"
				>
					Roster
				</a>
			</p>
			<h1 className="display mt-1 text-title font-black">Messages to families</h1>
			<p className="mt-1 max-w-text text-on-turf-muted">
				We write to families that still have to confirm, order or pay: at opening, at half time and on the
				last two days, and when the gear has arrived, by email or text, in their language, each with its own
				link.
			</p>
			<dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4 lg:max-w-180">
				<Stat on="turf" value={players} label={players === 1 ? 'player' : 'players'} />
				<Stat on="turf" value={(counts.sent ?? 0) + (counts.queued ?? 0)} label="messages sent" />
				<Stat on="turf" value={counts.failed ?? 0} label="failed" />
				<Stat on="turf" value={withoutAddress.length} label="without an address" />
			</dl>
		</div>
	</header>
)

const foldedAfter = 8

const WithoutAddress = ({ view: { portal, withoutAddress } }: { view: MessagesView }) =>
	withoutAddress.length > 0 && (
		<Notice
			tone="warning"
			title={`${counted(withoutAddress.length, 'family', 'families')} cannot be written to`}
		>
			<p>There is no parent’s email or phone on the roster for:</p>
			<ul className="mt-1 list-disc pl-5">
				{withoutAddress.slice(0, foldedAfter).map((player) => (
					<li key={player.rosterId} className="wrap-anywhere">
						{playerLabel(player)}
					</li>
				))}
				{withoutAddress.length > foldedAfter && <li>{`and ${withoutAddress.length - foldedAfter} more`}</li>}
			</ul>
			<p className="mt-1.5">
				<a href={`/portal/${portal.id}/roster`}>Add them on the roster</a>
			</p>
		</Notice>
	)

function Preview({ view }: { view: MessagesView }) {
	const { preview, startedAt, days } = view
	const sending = preview.filter(({ outcome }) => outcome === 'send')
	return (
		<Sheet title={startedAt === null ? 'What will be sent' : 'Still to do'}>
			{days.length > 0 && startedAt === null && (
				<>
					<p className="text-muted">Who has not done it gets one message on each of these days:</p>
					<ul className="mt-1.5 mb-4 list-disc pl-5">
						{days.map(({ occasion, on }, at) => (
							<li key={occasion}>
								{occasionLabels[occasion]}: {at === 0 ? 'when you press start' : dayInWords(on, 'en')}
							</li>
						))}
					</ul>
				</>
			)}
			{preview.length === 0 ? (
				<p className="text-muted">
					{days.length === 0
						? 'Nothing can be ordered right now, and no payment is open: there is no family to write to.'
						: 'Every family is done, or was written to today.'}
				</p>
			) : (
				<>
					<p className="font-semibold">
						{`${counted(sending.length, 'message')} now, ${preview.length - sending.length} cannot be sent`}
					</p>
					<details className="group mt-2" open={preview.length <= foldedAfter}>
						<summary className="inline-flex min-h-9 items-center font-semibold text-primary hover:underline pointer-coarse:min-h-11">
							Who gets what
						</summary>
						<ul className="divide-y divide-line border-y border-line">
							{preview.map((row) => (
								<PreviewLine key={row.rosterId} row={row} />
							))}
						</ul>
					</details>
				</>
			)}
			{startedAt !== null && sending.length > 0 && <WriteNow view={view} count={sending.length} />}
			{view.ready > 0 && <TellReady view={view} />}
		</Sheet>
	)
}

const PreviewLine = ({ row }: { row: PreviewRow }) => (
	<li className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
		<span className="font-semibold wrap-anywhere">{playerLabel(row)}</span>
		<span className="min-w-0 text-[0.9375rem] wrap-anywhere">
			<span className="block">{kindLabels[row.kind]}</span>
			<span
				className={`block text-label ${row.outcome === 'send' ? 'text-muted' : 'font-semibold text-on-warning-surface'}`}
			>
				{wayLabel(row)}
			</span>
		</span>
	</li>
)

const atNight = 'Families are written to from 9 AM to 8 PM of the team’s time zone.'

const WriteNow = ({ view: { isOn, isDaytime }, count }: { view: MessagesView; count: number }) => (
	<form method="post" className="mt-4 grid gap-1.5">
		<Button
			type="submit"
			name="intent"
			value="remind"
			variant="outline"
			disabled={!isOn || !isDaytime}
			className="justify-self-start"
		>
			{`Write now to ${counted(count, 'family', 'families')}`}
		</Button>
		<p className="text-label text-muted">
			{isDaytime ? 'Only to those who have not done it, at most once a day and within the limit.' : atNight}
		</p>
	</form>
)

const TellReady = ({ view: { isOn, isDaytime, ready } }: { view: MessagesView }) => (
	<form method="post" className="mt-4 grid gap-1.5 border-t border-line pt-4">
		<p className="font-semibold">{`The gear of ${counted(ready, 'player')} has been sent to the team.`}</p>
		<Button
			type="submit"
			name="intent"
			value="ready"
			variant="outline"
			disabled={!isOn || !isDaytime}
			className="justify-self-start"
		>
			Ready for pickup: write to these families
		</Button>
		<p className="text-label text-muted">
			{isDaytime
				? 'Once for each order. When the shop sees that it has arrived, they are told without a press.'
				: atNight}
		</p>
	</form>
)

function Switch({ view: { isOn, startedAt, isDaytime, preview } }: { view: MessagesView }) {
	if (isOn)
		return (
			<form method="post" className="grid gap-3">
				<p className="text-[0.9375rem] text-muted">
					{`${atNight} Each message has a link by which the family stops them for good.`}
				</p>
				<Button type="submit" name="intent" value="pause" variant="outline">
					Pause messages
				</Button>
			</form>
		)
	const count = preview.filter(({ outcome }) => outcome === 'send').length
	const when = isDaytime ? 'right away' : 'at 9 AM'
	const first =
		count === 0 ? 'There is no family to write to now.' : `${counted(count, 'message')} go out ${when}.`
	return (
		<form method="post" className="grid gap-3">
			<p className="text-[0.9375rem] text-muted">
				{startedAt === null
					? `Look at what will be sent, then press start. ${first}`
					: 'No family is written to until you go on.'}
			</p>
			<Button type="submit" name="intent" value="start" variant="action" size="large">
				{startedAt === null ? 'Start messages' : 'Go on with messages'}
			</Button>
		</form>
	)
}

const LimitForm = ({ view, limit }: PageProps) => (
	<form method="post" noValidate className="grid gap-3">
		<TextField
			label="Most messages per family and season"
			name="most"
			inputMode="numeric"
			maxLength={3}
			defaultValue={limit?.most ?? String(view.most)}
			hint={`0 to ${mostMessages}. With 0 no family is written to.`}
			error={limit?.error}
		/>
		<Button type="submit" name="intent" value="limit" variant="outline">
			Save limit
		</Button>
		<ButtonLink href={`/portal/${view.portal.id}/roster`} variant="ghost">
			Addresses and languages: roster
		</ButtonLink>
	</form>
)
