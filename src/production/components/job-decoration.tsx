// How a garment is decorated: its pictures, placements, threads and inks.
import { houseInk } from '#garments/colors.ts'
import { Table } from '#ui/table.tsx'
import { methodNames, sizeWords } from '../rules/decoration-labels.ts'
import { sidesToMake } from '../rules/sides.ts'
import type { ChartEntry, JobPlacement } from '../schemas.ts'
import type { CSSProperties } from 'react'
import { Card } from '#ui/card.tsx'
import { pictureUrl } from '#pictures/urls.ts'
import { Notice } from '#ui/notice.tsx'
import { messages } from '../messages.ts'
import { jobPictureUrl } from '../urls.ts'
import type { JobView } from '../views.ts'
import { signsOf } from '#garments/lettering/alphabet.ts'
import { viewInSentence, viewNames, type ViewId } from '#garments/template.ts'

type Pictured = Pick<JobView, 'id' | 'isDesign' | 'isDrawn' | 'picture' | 'model' | 'placements'>

/** The sides of the garment, as large as the page allows; an undecorated product from the front. */
export function JobPictures({ job }: { job: Pictured }) {
	if (!job.isDrawn)
		return (
			<Notice tone="danger" title="No drawing">
				<p>{messages.notDrawn} The work order shows the pictures of its proof, where there is one.</p>
			</Notice>
		)
	if (!job.isDesign)
		return job.picture === '' ? null : (
			<div className="grid max-w-80">
				<Stage src={pictureUrl(job.picture, 480)} alt={`${job.model}, front`} label="Front" />
			</div>
		)
	return (
		<div className="grid grid-cols-2 gap-3 sm:gap-5">
			{sidesToMake(job.placements).map((side) => (
				<Side key={side} job={job} side={side} />
			))}
		</div>
	)
}

type SideProps = { job: Pick<JobView, 'id' | 'model'>; side: ViewId }

const Side = ({ job, side }: SideProps) => (
	<Stage
		src={jobPictureUrl(job.id, side)}
		alt={`${job.model} as it has to look, ${viewInSentence(side)}`}
		label={viewNames[side]}
	/>
)

const Stage = ({ src, alt, label }: { src: string; alt: string; label: string }) => (
	<figure className="stage relative rounded-card border border-line">
		<img
			src={src}
			alt={alt}
			width={400}
			height={500}
			className="aspect-4/5 w-full object-contain p-2 sm:p-4"
		/>
		<figcaption className="patch display absolute top-3 left-3 bg-selected px-2 py-1 text-sm leading-none text-on-selected">
			{label}
		</figcaption>
	</figure>
)

type ChartListProps = { title: string; note: string; entries: readonly ChartEntry[] }

/** The design's color beside the matching material. The code is binding, not the color on screen. */
export function ChartList({ title, note, entries }: ChartListProps) {
	if (entries.length === 0) return null
	return (
		<Card className="p-5">
			<h2 className="display text-subheading">{title}</h2>
			<p className="mb-3 text-[0.9375rem] text-muted">{note} Codes govern, not the screen.</p>
			<ul className="grid gap-x-6 sm:grid-cols-2">
				{entries.map((entry) => (
					<li
						key={`${entry.code} ${entry.use} ${entry.designHex}`}
						className="grid grid-cols-[auto_1fr] items-center gap-3 border-t border-line py-2.5"
					>
						<Swatches entry={entry} />
						<div className="min-w-0">
							<p className="figures font-bold break-words">
								{entry.code} {entry.name}
							</p>
							<p className="text-sm break-words text-muted">{entry.use}</p>
							<p className="figures text-sm text-muted">
								{entry.brand ?? houseInk} for {entry.designHex.toUpperCase()}, ΔE {entry.deltaE.toFixed(1)}
							</p>
						</div>
					</li>
				))}
			</ul>
		</Card>
	)
}

/** The design on the left, the material on the right. */
const Swatches = ({ entry }: { entry: ChartEntry }) => (
	<span aria-hidden="true" className="flex overflow-hidden rounded-chip border border-field-line">
		<span className="h-11 w-7 bg-(--swatch)" style={{ '--swatch': entry.designHex } as CSSProperties} />
		<span className="h-11 w-7 bg-(--swatch)" style={{ '--swatch': entry.hex } as CSSProperties} />
	</span>
)

const turned = ({ rotation }: JobPlacement) => (rotation === 0 ? '' : `, turned ${Math.round(rotation)}°`)

/** Placements with measures in inches. */
export const PlacementTable = ({ placements }: { placements: readonly JobPlacement[] }) => (
	<Table caption="Placements">
		<thead>
			<tr>
				<th scope="col">What</th>
				<th scope="col">Method</th>
				<th scope="col">Location</th>
				<th scope="col">Width × height</th>
				<th scope="col">Position</th>
			</tr>
		</thead>
		<tbody>
			{placements.map((placement) => (
				<tr key={placement.id} className="align-top">
					<th scope="row" className="min-w-36 font-bold break-words">
						{placement.what}
					</th>
					<td className="whitespace-nowrap">{methodNames[placement.method]}</td>
					<td>{placement.location}</td>
					<td className="font-semibold whitespace-nowrap">{sizeWords(placement)}</td>
					<td className="min-w-52">
						{placement.position}
						{turned(placement)}
					</td>
				</tr>
			))}
		</tbody>
	</Table>
)

/** Lists the letters that the font lacks: picture and files omit them. */
export function MissingLetters({ placements }: { placements: readonly JobPlacement[] }) {
	const lines = placements.filter(({ missing }) => missing !== undefined)
	if (lines.length === 0) return null
	return (
		<Notice tone="danger" title="Do not make it yet: letters are missing">
			<ul>
				{lines.map(({ id, what, missing = '' }) => (
					<li key={id} className="break-words">
						{what}: the font has no{' '}
						{signsOf(missing)
							.map((letter) => `“${letter}”`)
							.join(', ')}
						.
					</li>
				))}
			</ul>
			<p>Drawing and files leave them out. Hold the job and ask customer service for another font.</p>
		</Notice>
	)
}
