// What was written for a design whose link does not open any more, to copy.
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { TextArea } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { useShopName } from '#ui/shop.tsx'
import { linkedTexts } from '../rules/linked-texts.ts'
import type { TypedComment } from '../rules/comment-form.ts'

type NotSentProps = { message: string; language: PageLanguage; typed: Pick<TypedComment, 'text'> }

export const NotSent = ({ message, language, typed }: NotSentProps) => (
	<article lang={languageTags[language]} className="mx-auto w-full max-w-measure px-4 py-8 sm:px-6">
		<title>{`${linkedTexts[language].pageTitle} | ${useShopName()}`}</title>
		<meta name="robots" content="noindex" />
		<h1 className="display mb-4 text-heading">{linkedTexts[language].notAdded}</h1>
		<Notice tone="danger" alert title={message} className="mb-5" />
		<TextArea
			label={linkedTexts[language].notSent}
			name="text"
			readOnly
			defaultValue={typed.text}
			className="max-w-2xl"
		/>
	</article>
)
