// The page on which coaches configure what their team can order. One form; every button keeps all of it.
import { formatLongDay } from '#kit/time.ts'
import { counted } from '#kit/plural.ts'
import { formatUsd } from '#kit/money.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { TextArea, TextField } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { choiceOf, type TeamLook } from '../../rules/team-look.ts'
import type { KitErrors, TypedKitItem } from '../../rules/kit.ts'
import type { KitView, ProductLine } from '../../views.ts'
import { KitLineForm } from './kit-line.tsx'
import { nameOf } from './kit-row.tsx'
import { LogoPicture } from '../logo-picture.tsx'
import { KitPicture } from './kit-picture.tsx'
import { ShopName } from '#ui/shop.tsx'

/** A form that could not be kept, as it was typed. */
export type KitAnswer = { typed: readonly TypedKitItem[]; errors: KitErrors; note: string }

type KitPageProps = {
	view: KitView
	/** The product search. */
	words: string
	found: readonly ProductLine[]
	answer: KitAnswer | undefined
}

export const KitPage = ({ view, words, found, answer }: KitPageProps) => {
	const isLocked = view.status === 'submitted'
	return (
		<>
			<Head view={view} />
			<form
				method="post"
				noValidate
				className="measure grid min-w-0 items-start gap-x-8 gap-y-6 pt-8 lg:grid-cols-[minmax(0,1fr)_22rem]"
			>
				{/* The Enter key presses the form's first button. */}
				<button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
					Save
				</button>
				<input type="hidden" name="seen" value={view.revision} />
				<div className="grid min-w-0 gap-5">
					<FocusedErrors
						errors={Object.entries(answer?.errors ?? {}).map(([field, message]) => {
							const line = view.lines.find(({ id }) => field.endsWith(id))
							return { field, message: line ? `${nameOf(line)}: ${message}` : message }
						})}
					/>
					<Standing view={view} />
					<Lines view={view} answer={answer} isLocked={isLocked} />
					<TakenOut view={view} />
					{!isLocked && <AddProducts words={words} found={found} look={view.portal.look} />}
				</div>
				<Aside view={view} note={answer?.note ?? view.note} isLocked={isLocked} />
				{!isLocked && <Bar view={view} />}
			</form>
		</>
	)
}

const Head = ({ view: { portal, lines } }: { view: KitView }) => (
	<header className="turf">
		<div className="measure pt-6 pb-7">
			<p className="text-sm text-on-turf-muted">
				<a
					href={`/portal/${portal.id}`}
					className="inline-flex min-h-8 items-center hover:text-action hover:underline"
				>
					‹ {portal.teamName}
				</a>
			</p>
			<h1 className="display mt-1 text-title font-black">Configure kit</h1>
			<p className="mt-1 max-w-text text-on-turf-muted">
				{lines.length === 0
					? 'Choose what your team can order, in your own designs.'
					: `${counted(lines.length, 'item')} that your team can order. Change designs, days, colors and sizes, then send it to us.`}
			</p>
		</div>
	</header>
)

/** Where the kit stands between coach and shop. */
function Standing({ view: { status, reply, submittedOn, portal } }: { view: KitView }) {
	return (
		<>
			{status === 'submitted' && (
				<Notice tone="success" title="Sent to us">
					<p>
						{submittedOn && `Sent on ${formatLongDay(submittedOn)}. `}
						We look at it within 24 hours and mail you. Until then your team orders what the portal shows.
					</p>
				</Notice>
			)}
			{status === 'returned' && (
				<Notice tone="warning" title="We sent it back">
					<p className="whitespace-pre-line">{reply}</p>
				</Notice>
			)}
			{!choiceOf(portal.look) && (
				<Notice tone="info" title="Tell us your colors">
					<p>
						We do not know your team’s two colors yet, so new items come plain. Write them into the note, or
						open the builder and design each item yourself.
					</p>
				</Notice>
			)}
		</>
	)
}

type LinesProps = { view: KitView; answer: KitAnswer | undefined; isLocked: boolean }

function Lines({ view: { lines, changes }, answer, isLocked }: LinesProps) {
	if (lines.length === 0)
		return (
			<EmptyState icon="shirt" title="No items yet">
				<p>Look for products below and add them: each comes in your team’s colors with its name.</p>
			</EmptyState>
		)
	return (
		<ul className="grid gap-2.5">
			{lines.map((line, at) => (
				<KitLineForm
					// A kept change shows what is saved, not what was typed before.
					key={`${line.id} ${line.picture && 'src' in line.picture ? line.picture.src : ''}`}
					line={line}
					typed={answer?.typed.find(({ id }) => id === line.id)}
					change={changes.find(({ id }) => id === line.id)}
					errors={answer?.errors ?? {}}
					isLocked={isLocked}
					place={{ isFirst: at === 0, isLast: at === lines.length - 1 }}
				/>
			))}
		</ul>
	)
}

const TakenOut = ({ view: { removed } }: { view: KitView }) =>
	removed.length > 0 && (
		<section aria-labelledby="taken-out" className="rounded-card border border-line bg-card p-4 sm:p-5">
			<h2 id="taken-out" className="font-bold">
				Taken out
			</h2>
			<p className="mt-1 text-label text-muted">Orders that were placed go on.</p>
			<ul className="mt-3 grid gap-2">
				{removed.map((line) => (
					<li key={line.id} className="flex items-center gap-3">
						<span className="stage w-12 shrink-0 overflow-hidden rounded-chip p-0.5">
							<KitPicture line={line} />
						</span>
						{`${line.brand} ${line.model}`}
					</li>
				))}
			</ul>
		</section>
	)

type AddProductsProps = { words: string; found: readonly ProductLine[]; look: TeamLook }

/** What can be designed is pictured in the team's colors, as it is added. */
const AddProducts = ({ words, found, look }: AddProductsProps) => (
	<section
		id="add"
		aria-labelledby="add-title"
		className="scroll-mt-24 rounded-card border border-line bg-card p-4 sm:p-5"
	>
		<h2 id="add-title" className="display text-2xl">
			Add an item
		</h2>
		<div className="mt-3 flex flex-wrap items-end gap-2">
			<TextField
				label="Brand, model, sport or product number"
				name="product"
				type="search"
				maxLength={100}
				defaultValue={words}
				className="min-w-0 grow"
			/>
			<Button type="submit" name="intent" value="search" variant="outline">
				Search
			</Button>
		</div>
		{words !== '' && found.length === 0 && (
			<p role="status" className="mt-4 text-muted">
				No product matches these words. Try the sport or the kind: “hoodie”, “shorts”.
			</p>
		)}
		<ul className="mt-3 divide-y divide-line">
			{found.map(({ productId, brand, model, basePriceCents, pictureHash, pieces, isDesignable }) => (
				<li key={productId} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
					<span className="flex min-w-0 items-center gap-3">
						<span className="stage w-14 shrink-0 overflow-hidden rounded-chip p-0.5">
							{pictureHash && (
								<Picture
									hash={pictureHash}
									alt=""
									sizes="56px"
									widths={[160]}
									choice={isDesignable ? choiceOf(look) : undefined}
									className="aspect-4/5 w-full object-contain"
								/>
							)}
						</span>
						<span className="min-w-0">
							<span className="block font-semibold break-words">{`${brand} ${model}`}</span>
							<span className="figures block text-sm text-muted">
								{formatUsd(basePriceCents)}
								{pieces > 0 && ` · kit of ${pieces}, added piece by piece`}
								{!isDesignable && ' · sold as it is, without your design'}
							</span>
						</span>
					</span>
					<Button type="submit" name="intent" value={`add:${productId}`} size="small" variant="outline">
						Add<span className="sr-only">{` ${brand} ${model}`}</span>
					</Button>
				</li>
			))}
		</ul>
	</section>
)

type AsideProps = { view: KitView; note: string; isLocked: boolean }

/** One day for all, and the note to the shop. */
const Aside = ({ view, note, isLocked }: AsideProps) => (
	<div className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5 lg:sticky lg:top-24">
		{isLocked ? (
			<>
				<p className="text-muted">The kit is with us. To change it, take it back first.</p>
				<Button type="submit" name="intent" value="takeback" variant="outline">
					Take it back
				</Button>
				<ButtonLink href={`/portal/${view.portal.id}`} variant="ghost">
					To the portal
				</ButtonLink>
			</>
		) : (
			<>
				<div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
					<TextField label="One last day for all items" name="allDeadline" type="date" min={view.today} />
					<Button type="submit" name="intent" value="deadline" variant="outline">
						Set
					</Button>
				</div>
				{view.logo && (
					<div>
						<p className="mb-1.5 text-label font-semibold">Your logo</p>
						<LogoPicture logo={view.logo} />
						<p className="mt-1.5 text-label text-muted">
							It is on new designs that have a place for it. Move it or take it off in the builder.
						</p>
					</div>
				)}
				<TextArea
					label="A note to us"
					name="note"
					maxLength={1_000}
					rows={2}
					defaultValue={note}
					hint="Anything that we should know. We look within 24 hours; orders that are placed keep what they have."
				/>
				{view.status !== null && (
					<Button type="submit" name="intent" value="discard" variant="ghost" size="small">
						Drop my changes
					</Button>
				)}
			</>
		)}
	</div>
)

/** In view at all times; what takes the focus comes to rest above it. */
const Bar = ({ view: { changes } }: { view: KitView }) => (
	<div
		data-screen-only=""
		className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line bg-card px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:-mx-6 md:px-6 lg:col-span-2 lg:mx-0 lg:rounded-t-card lg:border-x"
	>
		<p className="min-w-0 grow text-label text-muted max-sm:w-full">
			{changes.length === 0
				? 'Nothing is different from what your team can order now.'
				: `${counted(changes.length, 'change')}, not sent yet.`}
		</p>
		<Button type="submit" name="intent" value="save" variant="outline" className="max-sm:grow">
			Save for later
		</Button>
		<Button type="submit" name="intent" value="submit" variant="action" className="max-sm:grow">
			Send to <ShopName />
		</Button>
	</div>
)
