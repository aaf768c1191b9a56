"""Jamaica (Malcolm Braff, Bruno Cathala, Sébastien Pauchon; GameWorks 2007): a race once round the island."""
