// The page behind a design's link, with its comments and the form of a new one. Works without scripts.
import { commentsUrl, shareFamilySheetUrl, sharePictureUrl, shareUrl } from '#designs/urls.ts'
import { SharedDesign, type Overlay } from '#designs/components/shared-design.tsx'
import { languageTags, readerLanguage, type PageLanguage } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { FieldFrame, fieldAttributes, fieldBox, TextArea, TextField } from '#ui/fields.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Notice } from '#ui/notice.tsx'
import { pageTexts } from '#ui/page-texts.ts'
import { commentLimits, type CommentErrors, type TypedComment } from '../rules/comment-form.ts'
import { linkedTexts } from '../rules/linked-texts.ts'
import { chosenOn } from '../rules/places.ts'
import type { LinkedView } from '../views.ts'
import { CommentList } from './comment-list.tsx'
import { PinBox } from './pin-box.tsx'
import { Pins } from './pins.tsx'

type LinkedPageProps = {
	view: LinkedView
	language: PageLanguage
	token: string
	/** Per page: the same form sent twice is one comment. */
	formKey: string
	/** What a form came back with. */
	refused: { typed: TypedComment; errors: CommentErrors } | null
}

export function LinkedPage(props: LinkedPageProps) {
	const { view, language, token, refused } = props
	const { pieces, made, productId, teamName, version, allowsComments } = view
	const design = { language, pieces, made, productId, teamName, version }
	const hasForm = allowsComments || refused !== null
	return (
		<pin-place lang={languageTags[language]}>
			<div className="mx-auto -mb-6 w-full max-w-measure px-4 pt-4 sm:px-6">
				<LanguageSwitch language={language} {...(hasForm && { form: 'new-comment' })} />
			</div>
			<SharedDesign
				{...design}
				picture={sharePictureUrl(token)}
				familySheetUrl={shareFamilySheetUrl(token, readerLanguage(language))}
				proofUrl={view.proofIsReady ? `${shareUrl(token)}/proof.pdf` : null}
				overlay={hasForm ? overlayOf(props) : undefined}
			>
				{hasForm && <Comments {...props} />}
			</SharedDesign>
		</pin-place>
	)
}

const overlayOf = ({ view: { pins, allowsComments }, language, refused }: LinkedPageProps): Overlay =>
	function LinkedOverlay(piece, viewId, scene) {
		const size = { width: scene.width / scene.pxPerInch, height: scene.height / scene.pxPerInch }
		const place = { piece: piece.id, view: viewId }
		return (
			<>
				{allowsComments && (
					<PinBox {...place} size={size} chosen={chosenOn(refused?.typed.place, { ...place, size })} />
				)}
				<Pins
					language={language}
					pins={pins.filter((pin) => pin.piece === piece.id && pin.view === viewId)}
				/>
			</>
		)
	}

function Comments(props: LinkedPageProps) {
	const { view, language } = props
	const texts = linkedTexts[language]
	const { comments, isOwner, designId, version } = view
	return (
		<section aria-labelledby="comments" className="mt-10">
			<h2 id="comments" className="display scroll-mt-24 text-subheading">
				{texts.comments}
			</h2>
			<p className="mt-1 mb-4 text-muted">
				{comments.length === 0 ? texts.none : texts.count(comments.length)}
			</p>
			{isOwner && (
				<Notice tone="info" title={texts.isYours} className="mb-4">
					<a href={commentsUrl(designId, version)}>{texts.answerThem}</a>
				</Notice>
			)}
			{comments.length > 0 && <CommentList {...{ comments, language }} />}
			<NewComment {...props} />
		</section>
	)
}

function NewComment({ view: { places, allowsComments }, language, formKey, refused }: LinkedPageProps) {
	const texts = linkedTexts[language]
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
			<h3 className="display text-subheading">{texts.add}</h3>
			<FocusedErrors title={pageTexts[language].toFix(found.length)} errors={found} />
			<input type="hidden" name="key" value={typed?.key || formKey} />
			<PlaceField {...{ places, language }} typed={typed?.place ?? ''} error={errors.place} />
			<TextField
				label={texts.name}
				name="name"
				required
				autoComplete="given-name"
				maxLength={commentLimits.name}
				defaultValue={typed?.name}
				hint={texts.nameHint}
				error={errors.name}
			/>
			<TextArea
				label={texts.comment}
				name="text"
				required
				defaultValue={typed?.text}
				hint={texts.commentHint}
				error={errors.text}
			/>
			{allowsComments && (
				<Button type="submit" variant="action" size="large" className="justify-self-start">
					{texts.send}
				</Button>
			)}
		</form>
	)
}

type PlaceFieldProps = Pick<LinkedView, 'places'> & {
	language: PageLanguage
	typed: string
	error: string | undefined
}

const nudges = { up: '0 -1', down: '0 1', left: '-1 0', right: '1 0' } as const

/** A list of places, to which a click on a picture adds one; the arrows are for a script. */
function PlaceField({ places, language, typed, error }: PlaceFieldProps) {
	const texts = linkedTexts[language]
	const isOwn = typed !== '' && !places.some((view) => view.places.some(({ value }) => value === typed))
	const hint = (
		<>
			{texts.placeHint}
			<span data-with-script="" hidden>
				{texts.orClick}
			</span>
			.
		</>
	)
	const field = { name: 'place', hint, error }
	return (
		<div className="grid gap-2">
			<FieldFrame label={texts.place} {...field} required>
				<select {...fieldAttributes(field)} required defaultValue={typed} className={fieldBox}>
					<option value="">{texts.choosePlace}</option>
					{isOwn && <option value={typed}>{texts.clicked}</option>}
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
				aria-label={texts.move}
				className="flex flex-wrap gap-2 [&[hidden]]:hidden"
			>
				{(['up', 'down', 'left', 'right'] as const).map((to) => (
					<Button key={to} variant="outline" size="small" data-by={nudges[to]}>
						{texts.directions[to]}
					</Button>
				))}
			</div>
		</div>
	)
}
