/** A customer who signs in, or signs up first when `isNew`. */
export type Person = { email: string; password: string; isNew: boolean }
