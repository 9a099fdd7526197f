// One garment: its picture, placements, threads and inks, and its possible moves.
import type { ReactNode } from 'react'
import { When } from '#orders/components/when.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextArea } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { floorOrderUrl, jobFilesUrl, jobUrl } from '../urls.ts'
import type { JobView } from '../views.ts'
import { ChartList, JobPictures, MissingLetters, PlacementTable } from './job-decoration.tsx'
import { DueBadge, isNamed, JobStatusBadge, LettersBadge, MethodBadges, PlayerMark } from './marks.tsx'
import { MoveForm } from './move-form.tsx'

export type RefusedOnJob = { intent: 'move' | 'note'; why: string; title: string; message: string }
type JobPageProps = { job: JobView; refused: RefusedOnJob | null }

export function JobPage({ job, refused }: JobPageProps) {
	return (
		<>
			<Head job={job} />
			<div className="measure grid items-start gap-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
				<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:row-span-2">
					<JobPictures job={job} />
					{job.placements.length > 0 && <PlacementTable placements={job.placements} />}
					<ChartList
						title="Threads"
						note="For embroidery and the edge stitch of twill."
						entries={job.threadChart}
					/>
					<ChartList title="Inks" note="For screen print, back to front." entries={job.inkChart} />
				</div>
				<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 max-lg:row-start-1">
					<Sheet title="What now" id={`job-${job.id}`}>
						<WhatNow job={job} refused={refused} />
					</Sheet>
					<Sheet title="Garment" id="garment">
						<Facts job={job} />
					</Sheet>
				</div>
				<Sheet title="Notes and history" id="history">
					<NoteForm refused={refused?.intent === 'note' ? refused : null} job={job} />
					<History history={job.history} />
				</Sheet>
			</div>
		</>
	)
}

type SheetProps = { title: string; id: string; children: ReactNode }

const Sheet = ({ title, id, children }: SheetProps) => (
	<Card id={id} className="p-5 lg:scroll-mt-96">
		<h2 className="display mb-3 text-subheading">{title}</h2>
		{children}
	</Card>
)

function Head({ job }: Pick<JobPageProps, 'job'>) {
	const { place } = job
	return (
		<header className="turf">
			<div className="measure pt-6 pb-7">
				<Breadcrumb
					on="turf"
					crumbs={[
						{ label: 'Production', href: '/production' },
						{ label: `Order #${job.reference}`, href: floorOrderUrl(job.orderId) },
						{ label: `Job ${job.code}` },
					]}
				/>
				<h1 className="mt-4">
					{isNamed(job) ? (
						<PlayerMark worn={job} size="large" />
					) : (
						<span className="display text-heading font-black">{job.model}</span>
					)}
					<span className="sr-only">, job {job.code}</span>
				</h1>
				<p className="figures mt-1 text-on-turf-muted">
					{isNamed(job) && `${job.brand} ${job.model} · `}
					{job.team ? `${job.team} · ` : ''}
					{place.at > 0 ? `${place.at} of ${place.of} in this order` : 'No longer in this order'}
				</p>
				<div className="mt-3 flex flex-wrap items-center gap-2">
					<JobStatusBadge status={job.status} />
					{job.status !== 'cancelled' && <DueBadge due={job.due} />}
					<LettersBadge lacksLetters={job.lacksLetters} />
				</div>
			</div>
		</header>
	)
}

function WhatNow({ job, refused }: JobPageProps) {
	const move = refused?.intent === 'move' ? { job: job.id, why: refused.why, message: refused.message } : null
	return (
		<div className="grid gap-4">
			<MissingLetters placements={job.placements} />
			{job.moves.length > 0 ? (
				<MoveForm job={job} action={jobUrl(job.id)} refused={move} size="medium" />
			) : (
				<p className="text-muted">This job has ended: nothing is made of it any more.</p>
			)}
			{job.packedQty > 0 && job.status !== 'packed' && (
				<p className="figures font-semibold">
					{job.packedQty} of {job.qty} in the bag
				</p>
			)}
			{job.isDesign && (
				<ButtonLink href={jobFilesUrl(job.id)} variant="outline">
					<Icon name="download" size={18} />
					Art and cut files (zip)
				</ButtonLink>
			)}
			<nav aria-label="Jobs of this order" className="grid grid-cols-2 gap-2">
				{job.previous ? <Neighbor id={job.previous} label="Previous job" /> : <span />}
				{job.next && <Neighbor id={job.next} label="Next job" />}
			</nav>
		</div>
	)
}

const Neighbor = ({ id, label }: { id: string; label: string }) => (
	<ButtonLink href={jobUrl(id)} variant="ghost" size="small">
		{label}
	</ButtonLink>
)

function Facts({ job }: Pick<JobPageProps, 'job'>) {
	const facts: [string, ReactNode][] = [
		['Garment', `${job.brand} ${job.model}`],
		...(job.kit === '' ? [] : [['Kit', job.kit] as [string, ReactNode]]),
		['Blank', job.color],
		...(job.colors === job.color ? [] : [['Colors', job.colors] as [string, ReactNode]]),
		['SKU', job.sku],
		['Size', <b key="size">{job.size}</b>],
		['Quantity', <b key="qty">{job.qty}</b>],
		['Made by', <MethodBadges key="methods" made={job} />],
		...(job.designVersion === null ? [] : [['Design version', job.designVersion] as [string, ReactNode]]),
		...(job.seal === null
			? []
			: [
					[
						'Approval seal',
						<span key="seal" className="break-all" title={job.seal}>
							{job.seal.slice(0, 16)}
						</span>,
					] as [string, ReactNode],
				]),
	]
	return (
		<dl className="figures grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
			{facts.map(([name, value]) => (
				<div key={name} className="col-span-2 grid grid-cols-subgrid">
					<dt className="text-muted">{name}</dt>
					<dd className="min-w-0 break-words">{value}</dd>
				</div>
			))}
		</dl>
	)
}

function NoteForm({ job, refused }: JobPageProps) {
	return (
		<form method="post" action={`${jobUrl(job.id)}#history`} className="mb-5 grid gap-2">
			<input type="hidden" name="intent" value="note" />
			<TextArea
				label="Note for the next person"
				name="why"
				id="note"
				rows={2}
				maxLength={300}
				defaultValue={refused?.why ?? ''}
				error={refused?.message}
			/>
			<Button type="submit" variant="outline" size="small" className="justify-self-start">
				Save note
			</Button>
		</form>
	)
}

const History = ({ history }: Pick<JobView, 'history'>) => (
	<ol className="divide-y divide-line border-t border-line">
		{history.toReversed().map(({ id, what, who, why, at }) => (
			<li key={id} className="py-2.5 last:pb-0">
				<p>
					<span className="font-semibold">{what}</span>
					<span className="text-muted"> · {who}</span>
				</p>
				{why !== '' && <p className="text-[0.9375rem] break-words">{why}</p>}
				<p className="figures text-label text-muted">
					<When at={at} withTime />
				</p>
			</li>
		))}
	</ol>
)
