// A design's comments for its owner: each on the pictures and in the list, with answers, by version.
import { DesignViews, type Overlay } from '#designs/components/shared-design.tsx'
import { builderUrl, commentsUrl } from '#designs/urls.ts'
import type { PageLanguage } from '#kit/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { NothingYet } from '#ui/empty-state.tsx'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { TextArea } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { pageTexts } from '#ui/page-texts.ts'
import { commentLimits } from '../rules/comment-form.ts'
import { commentOwnerTexts } from '../rules/owner-texts.ts'
import type { CommentView, OwnerView } from '../views.ts'
import { CommentList } from './comment-list.tsx'
import { Pins } from './pins.tsx'

/** An answer as a form came back with it. */
export type RefusedAnswer = { commentId: string; typed: string; error: string | null }

type OwnerPageProps = {
	view: OwnerView
	language: PageLanguage
	/** Per page: the same form sent twice is one answer. */
	formKey: string
	refused: RefusedAnswer | null
}

export function OwnerPage(props: OwnerPageProps) {
	const { view, refused, language } = props
	const texts = commentOwnerTexts[language]
	const { pieces, pins, comments, version, latestVersion, productId, designId } = view
	const overlay: Overlay = (piece, viewId) => (
		<Pins language={language} pins={pins.filter((pin) => pin.piece === piece.id && pin.view === viewId)} />
	)
	const isLost = refused !== null && !comments.some(({ id }) => id === refused.commentId)
	return (
		<>
			<Head {...{ view, language }} />
			<div className="measure pt-6 pb-16">
				{isLost && <LostAnswer typed={refused.typed} language={language} />}
				<Versions {...{ view, language }} />
				{version !== latestVersion && (
					<Notice tone="info" className="mb-4">
						{texts.older(version, latestVersion)}
					</Notice>
				)}
				{comments.length === 0 ? (
					<NoComments {...{ view, language }} />
				) : (
					<>
						<DesignViews {...{ pieces, overlay }} />
						<h2 className="display mt-8 mb-3 text-subheading">{texts.count(comments.length)}</h2>
						<CommentList
							{...{ comments, language }}
							renderActions={(comment) => <Actions {...props} comment={comment} />}
						/>
					</>
				)}
				<p className="mt-8">
					<ButtonLink href={builderUrl(productId, designId)} variant="outline">
						{texts.openInBuilder}
					</ButtonLink>
				</p>
			</div>
		</>
	)
}

type PartProps = Pick<OwnerPageProps, 'view' | 'language'>

const Head = ({ view: { name, made, version }, language }: PartProps) => {
	const texts = commentOwnerTexts[language]
	return (
		<header className="turf">
			<div className="measure pt-6 pb-7">
				<Breadcrumb
					on="turf"
					name={texts.breadcrumb}
					crumbs={[{ label: texts.myDesigns, href: '/designs' }, { label: texts.pageTitle }]}
				/>
				<LanguageSwitch language={language} on="turf" query={{ version: String(version) }} />
				<h1 className="display mt-4 text-heading font-black wrap-anywhere">{texts.on(name ?? made)}</h1>
				<p className="mt-2 text-on-turf-muted">{texts.version(made, version)}</p>
			</div>
		</header>
	)
}

/** Links to the versions with comments; nothing while there is only one. */
const Versions = ({ view: { versions, version, designId }, language }: PartProps) =>
	versions.length > 1 && (
		<nav aria-label={commentOwnerTexts[language].versions} className="mb-5">
			<ul className="flex flex-wrap gap-2">
				{versions.map((one) => (
					<li key={one.version}>
						<ButtonLink
							href={commentsUrl(designId, one.version)}
							size="small"
							variant={one.version === version ? 'primary' : 'outline'}
							aria-current={one.version === version ? 'page' : undefined}
						>
							{commentOwnerTexts[language].ofVersion(one)}
						</ButtonLink>
					</li>
				))}
			</ul>
		</nav>
	)

const NoComments = ({ view: { productId, designId, isAskedFor }, language }: PartProps) => {
	const { title, asked, notAsked, links } = commentOwnerTexts[language].none
	return (
		<NothingYet
			icon="shirt"
			title={title}
			ways={[{ href: `${builderUrl(productId, designId)}?step=7`, label: links }]}
		>
			<p>{isAskedFor ? asked : notAsked}</p>
		</NothingYet>
	)
}

const LostAnswer = ({ typed, language }: { typed: string; language: PageLanguage }) => {
	const { title, copy } = commentOwnerTexts[language].lost
	return (
		<Notice tone="danger" alert title={title} className="mb-5">
			<TextArea label={copy} name="lost" readOnly defaultValue={typed} className="mt-2" />
		</Notice>
	)
}

type ActionsProps = OwnerPageProps & { comment: CommentView }

function Actions({ comment, formKey, refused, language }: ActionsProps) {
	const { id, number, isResolved, answers } = comment
	const texts = commentOwnerTexts[language]
	const what = <span className="sr-only">{texts.ofComment(number)}</span>
	const own = refused?.commentId === id ? refused : null
	return (
		<div className="mt-4 grid gap-3 border-t border-line pt-3">
			{answers.length < commentLimits.answers && (
				<details open={own !== null}>
					<summary className="inline-flex min-h-9 items-center text-sm font-semibold text-primary hover:underline pointer-coarse:min-h-11">
						{texts.answer.open}
						{what}
					</summary>
					<form method="post" noValidate className="mt-2 grid max-w-2xl gap-3">
						<input type="hidden" name="comment" value={id} />
						<input type="hidden" name="key" value={formKey} />
						<TextArea
							label={texts.answer.label}
							name="text"
							id={`answer-${number}`}
							required
							rows={3}
							defaultValue={own?.typed}
							hint={texts.answer.hint}
							error={own?.error ?? undefined}
						/>
						<Button type="submit" name="intent" value="answer" className="justify-self-start">
							{texts.answer.send}
						</Button>
					</form>
				</details>
			)}
			<form method="post" className="flex flex-wrap gap-2">
				<input type="hidden" name="comment" value={id} />
				<Button
					type="submit"
					name="intent"
					value={isResolved ? 'reopen' : 'resolve'}
					variant="outline"
					size="small"
				>
					{isResolved ? texts.reopen : texts.resolve}
					{what}
				</Button>
				<DialogButton opens={`delete-${number}`} variant="ghost" size="small">
					{texts.delete.button}
					{what}
				</DialogButton>
			</form>
			<Dialog id={`delete-${number}`} title={texts.delete.title(number)} close={pageTexts[language].close}>
				<form method="post" className="grid justify-items-start gap-4">
					<p>{texts.delete.warning}</p>
					<input type="hidden" name="comment" value={id} />
					<Button type="submit" name="intent" value="delete" variant="danger">
						{texts.delete.submit}
					</Button>
				</form>
			</Dialog>
		</div>
	)
}
