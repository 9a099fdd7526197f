// The page behind a design's link, with its comments and the form of a new one. Works without scripts.
import { commentsUrl, shareFamilySheetUrl, sharePictureUrl, shareUrl } from '#designs/urls.ts'
import { SharedDesign, type Overlay } from '#designs/components/shared-design.tsx'
import { counted } from '#kit/plural.ts'
import { Button } from '#ui/button.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { FieldFrame, fieldAttributes, fieldBox, TextArea, TextField } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { commentLimits, type CommentErrors, type TypedComment } from '../rules/comment-form.ts'
import { chosenOn } from '../rules/places.ts'
import type { LinkedView } from '../views.ts'
import { CommentList } from './comment-list.tsx'
import { PinBox } from './pin-box.tsx'
import { Pins } from './pins.tsx'

type LinkedPageProps = {
	view: LinkedView
	token: string
	/** Per page: the same form sent twice is one comment. */
	formKey: string
	/** What a form came back with. */
	refused: { typed: TypedComment; errors: CommentErrors } | null
}

export function LinkedPage(props: LinkedPageProps) {
	const { view, token, refused } = props
	const { pieces, made, productId, teamName, version, allowsComments } = view
	const design = { pieces, made, productId, teamName, version }
	const hasForm = allowsComments || refused !== null
	return (
		<pin-place>
			<SharedDesign
				{...design}
				picture={sharePictureUrl(token)}
				familySheetUrl={shareFamilySheetUrl(token)}
				proofUrl={view.proofIsReady ? `${shareUrl(token)}/proof.pdf` : null}
				overlay={hasForm ? overlayOf(props) : undefined}
			>
				{hasForm && <Comments {...props} />}
			</SharedDesign>
		</pin-place>
	)
}

const overlayOf = ({ view: { pins, allowsComments }, refused }: LinkedPageProps): Overlay =>
	function LinkedOverlay(piece, viewId, scene) {
		const size = { width: scene.width / scene.pxPerInch, height: scene.height / scene.pxPerInch }
		const place = { piece: piece.id, view: viewId }
		return (
			<>
				{allowsComments && (
					<PinBox {...place} size={size} chosen={chosenOn(refused?.typed.place, { ...place, size })} />
				)}
				<Pins pins={pins.filter((pin) => pin.piece === piece.id && pin.view === viewId)} />
			</>
		)
	}

function Comments(props: LinkedPageProps) {
	const { view } = props
	const { comments, isOwner, designId, version } = view
	return (
		<section aria-labelledby="comments" className="mt-10">
			<h2 id="comments" className="display scroll-mt-24 text-subheading">
				Comments
			</h2>
			<p className="mt-1 mb-4 text-muted">
				{comments.length === 0
					? 'None yet. Yours would be the first.'
					: `${counted(comments.length, 'comment')}, by their numbers on the pictures. Everyone with this link sees them.`}
			</p>
			{isOwner && (
				<Notice tone="info" title="This is your design" className="mb-4">
					<a href={commentsUrl(designId, version)}>Answer, resolve or delete its comments</a>
				</Notice>
			)}
			{comments.length > 0 && <CommentList comments={comments} />}
			<NewComment {...props} />
		</section>
	)
}

function NewComment({ view: { places, allowsComments }, formKey, refused }: LinkedPageProps) {
	const { typed, errors = {} } = refused ?? {}
	const found = Object.entries(errors).map(([field, message]) => ({ field, message }))
	return (
		<form
			method="post"
			action="#new-comment"
			noValidate
			id="new-comment"
			className="mt-8 grid max-w-2xl scroll-mt-24 gap-5"
		>
			<h3 className="display text-subheading">Add a comment</h3>
			<FocusedErrors errors={found} />
			<input type="hidden" name="key" value={typed?.key || formKey} />
			<PlaceField places={places} typed={typed?.place ?? ''} error={errors.place} />
			<TextField
				label="Your name"
				name="name"
				required
				autoComplete="given-name"
				maxLength={commentLimits.name}
				defaultValue={typed?.name}
				hint="Shown with your comment. A first name is enough."
				error={errors.name}
			/>
			<TextArea
				label="Comment"
				name="text"
				required
				defaultValue={typed?.text}
				hint={`Up to ${commentLimits.text} characters. Please name no players.`}
				error={errors.text}
			/>
			{allowsComments && (
				<Button type="submit" variant="action" size="large" className="justify-self-start">
					Add the comment
				</Button>
			)}
		</form>
	)
}

type PlaceFieldProps = Pick<LinkedView, 'places'> & { typed: string; error: string | undefined }

/** A list of places, to which a click on a picture adds one; the arrows are for a script. */
function PlaceField({ places, typed, error }: PlaceFieldProps) {
	const isOwn = typed !== '' && !places.some((view) => view.places.some(({ value }) => value === typed))
	const hint = (
		<>
			Choose one here
			<span data-with-script="" hidden>
				, or click on a picture above
			</span>
			.
		</>
	)
	const field = { name: 'place', hint, error }
	return (
		<div className="grid gap-2">
			<FieldFrame label="Place on the garment" {...field} required>
				<select {...fieldAttributes(field)} required defaultValue={typed} className={fieldBox}>
					<option value="">Choose a place</option>
					{isOwn && <option value={typed}>The place that you clicked</option>}
					{places.map(({ view, places: named }) => (
						<optgroup key={view} label={view}>
							{named.map(({ value, name }) => (
								<option key={value} value={value}>
									{name}
								</option>
							))}
						</optgroup>
					))}
				</select>
			</FieldFrame>
			<div
				data-nudge=""
				hidden
				role="group"
				aria-label="Move the place by half an inch"
				className="flex flex-wrap gap-2 [&[hidden]]:hidden"
			>
				{(
					[
						['Up', '0 -1'],
						['Down', '0 1'],
						['Left', '-1 0'],
						['Right', '1 0'],
					] as const
				).map(([label, by]) => (
					<Button key={label} variant="outline" size="small" data-by={by}>
						{label}
					</Button>
				))}
			</div>
		</div>
	)
}
