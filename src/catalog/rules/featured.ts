// Featured products: staff choose and order them for each list of a sport.

/** The rank of a product that is not featured. Featured ones have lower ranks and come first, in their order. */
export const unranked = 1_000

/** Most featured products of one list. */
export const mostFeatured = 48
