// What the routes of posts share: the form as it was typed, with its preview or its mistakes.
import { noStoreData } from '#http/answers.server.ts'
import type { PostFormState } from '../components/posts/post-form.tsx'
import type { FieldErrors, Fields } from '../rules/product-form.ts'

const stateData = (state: PostFormState, status?: number) => noStoreData({ state, toast: null }, status)

/** Saves nothing. */
export const previewed = (typed: Fields) => stateData({ typed, errors: {}, isPreviewed: true })

export const refusedPost = (typed: Fields, errors: FieldErrors) => stateData({ typed, errors }, 400)
