// The page /approvals/{id}/edit: the requested changes, the fields of every line, the total, and resubmission.
import { formatUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
import type { ReactNode } from 'react'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import { Breadcrumb, PageLinks } from '#ui/page-links.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card, Sheet } from '#ui/card.tsx'
import { ErrorSummary, type FormError } from '#ui/error-summary.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea, TextField } from '#ui/fields.tsx'
import { longestComment } from '../schemas.ts'
import { approvalEditUrl, approvalsUrl, approvalUrl } from '../urls.ts'
import type { AmendmentPreview, EditPage } from '../views.ts'
import { AddedLines } from './added-lines.tsx'
import { EditLineItem, type Typed } from './edit-line.tsx'
import { Thread } from './order-contents.tsx'

export type EditAnswer = {
	errors: FormError[]
	typed: Typed
	/** What the typed changes would cost; missing when they cannot be priced. */
	preview?: AmendmentPreview | undefined
}
type EditProps = {
	page: EditPage
	answer?: EditAnswer | undefined
	/** Information to read before sending. */
	notice?: ReactNode
}

const formId = 'amend'

export function EditOrder({ page, answer, notice }: EditProps) {
	const { id, mode, thread, changed } = page
	const asked = thread.filter(({ kind }) => kind === 'changes' || kind === 'comment')
	return (
		<amend-order class="block">
			<Head page={page} />
			<div className="measure grid items-start gap-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid min-w-0 gap-6">
					{answer && <ErrorSummary errors={answer.errors} />}
					{notice}
					{mode === 'staff' && (
						<Notice tone="warning" title="This order is approved">
							<p>Saving a change withdraws the approval. The school is asked again and sees what changed.</p>
						</Notice>
					)}
					{mode === 'buyer' && asked.length > 0 && (
						<Sheet title="Requested changes">
							<Thread thread={asked} />
						</Sheet>
					)}
					<Lines page={page} answer={answer} />
				</div>
				<div id="send" className="grid min-w-0 scroll-mt-24 gap-6 lg:sticky lg:top-24">
					<Sheet title="Costs">
						<Costs page={page} answer={answer} />
						<div className="mt-5 grid gap-2.5">
							<Submits page={page} answer={answer} />
							<ButtonLink href={approvalUrl(id)} variant="ghost">
								Back without saving
							</ButtonLink>
						</div>
					</Sheet>
					{changed.length > 0 && (
						<Sheet title="Changed so far">
							<ul className="grid list-disc gap-1 pl-5 text-[0.9375rem]">
								{changed.map((change) => (
									<li key={change} className="figures break-words">
										{change}
									</li>
								))}
							</ul>
						</Sheet>
					)}
				</div>
			</div>
			{page.lines.length > shortOrder && <ToSending />}
		</amend-order>
	)
}

/** Also what the buyer has seen: a total that was shown here needs no second look before it is sent. */
function Costs({ page: { pricing }, answer }: Pick<EditProps, 'page' | 'answer'>) {
	const { preview, errors = [] } = answer ?? {}
	const { totalCents } = preview?.totals ?? pricing
	return (
		<div data-part="costs">
			<input type="hidden" name="seenTotal" form={formId} value={totalCents} />
			<PriceSummary totals={preview?.totals ?? pricing} />
			<p className="mt-3 text-[0.9375rem] text-muted">
				{preview ? (
					<>
						<span data-total="">
							With your changes: {formatUsd(totalCents)}, {counted(preview.totals.units, 'piece')}.
						</span>{' '}
						Not saved yet.
						{totalCents !== pricing.totalCents && ` It was ${formatUsd(pricing.totalCents)}.`}
					</>
				) : answer ? (
					<span data-total="">
						As last saved. {errors[0]?.message ?? 'Fill in the new rows to see the new total.'}
					</span>
				) : (
					'As last saved. The total follows your changes.'
				)}
			</p>
			<Button
				type="submit"
				form={formId}
				name="intent"
				value="recalculate"
				variant="outline"
				formNoValidate
				className="mt-3 w-full [amend-order:defined_&]:hidden"
			>
				Recalculate
			</Button>
		</div>
	)
}

/** Number of lines up to which the buttons stay within reach on a phone. */
const shortOrder = 3

/** On phones the buttons are below all lines; this links to them. */
const ToSending = () => (
	<div
		data-screen-only=""
		className="sticky bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
	>
		<div className="measure grid py-2.5">
			<ButtonLink href="#send" variant="action">
				Done? Check and send
			</ButtonLink>
		</div>
	</div>
)

const Head = ({ page: { id, reference, mode } }: { page: EditPage }) => (
	<header className="turf">
		<div className="measure pt-6 pb-7">
			<Breadcrumb
				on="turf"
				crumbs={[
					{ label: 'Home', href: '/' },
					{ label: 'Approvals', href: approvalsUrl },
					{ label: `#${reference}`, href: approvalUrl(id) },
					{ label: 'Change' },
				]}
			/>
			<h1 className="display figures mt-4 text-heading font-black">Change order #{reference}</h1>
			<p className="mt-1 text-on-turf-muted">
				{mode === 'buyer'
					? 'Make the requested changes, then send it for approval again.'
					: 'Change lines for the school. Prices and stock are updated with them.'}
			</p>
		</div>
	</header>
)

function Lines({ page, answer }: Pick<EditProps, 'page' | 'answer'>) {
	const { id, revision, lines, total, poNumber, page: at } = page
	const errors = new Map(answer?.errors.flatMap(({ field, message }) => (field ? [[field, message]] : [])))
	const typed = answer?.typed
	const poError = errors.get('poNumber')
	return (
		<Card className="min-w-0 p-5 sm:p-6">
			<form
				id={formId}
				data-amend=""
				method="post"
				action={`${approvalEditUrl(id)}${at > 1 ? `?lines=${at}` : ''}`}
			>
				<input type="hidden" name="revision" value={typed?.['revision'] ?? revision} />
				<h2 className="display mb-3 text-subheading">{counted(total, 'line')}</h2>
				<ul className="divide-y divide-line">
					{lines.map((line) => (
						<EditLineItem
							key={line.position}
							line={line}
							typed={typed}
							errors={errors}
							unitCents={answer?.preview?.units[line.position] ?? line.unitCents}
						/>
					))}
				</ul>
				<AddedLines addables={page.addables} typed={typed} errors={errors} />
				<div className="mt-5 border-t-2 border-dashed border-stitch pt-5">
					<TextField
						label="PO number"
						name="poNumber"
						required
						maxLength={40}
						autoComplete="off"
						className="max-w-80"
						defaultValue={typed?.['poNumber'] ?? poNumber}
						error={poError}
					/>
				</div>
			</form>
			<PageLinks
				label="Pages of lines"
				words={['Before', 'After']}
				note="Save before you go on."
				page={at}
				pages={page.pages}
				hrefOf={(wanted) => `${approvalEditUrl(id)}?lines=${wanted}`}
			/>
		</Card>
	)
}

function Submits({ page: { mode }, answer }: Pick<EditProps, 'page' | 'answer'>) {
	if (mode === 'staff')
		return (
			<Button type="submit" form={formId} name="intent" value="save" variant="action">
				Save and ask the school again
			</Button>
		)
	return (
		<>
			<TextArea
				label="Message to the school (optional)"
				name="message"
				form={formId}
				maxLength={longestComment}
				defaultValue={answer?.typed['message'] ?? ''}
			/>
			<Button type="submit" form={formId} name="intent" value="resubmit" variant="action">
				Save and send for approval
			</Button>
			<Button type="submit" form={formId} name="intent" value="save" variant="outline">
				Save only
			</Button>
		</>
	)
}
