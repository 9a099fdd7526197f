CREATE INDEX "text_translations_words_idx" ON "text_translations" USING gin ((translate(lower(' ' || "text"), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸ-–—./&()_,:!¡?¿+*#"“”«»''’', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuyy                       ')) gin_trgm_ops) WHERE char_length("text_translations"."text") <= 200;--> statement-breakpoint
-- The planner knows the expression of the new index only then.
ANALYZE "text_translations";
