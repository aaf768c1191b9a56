"""The rulebook panel says the same, rule by rule, in every language."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml

from tradewinds.play.rulebook import LANGUAGES, Language, rulebook

GAMES = Path(__file__).parents[2] / "src" / "tradewinds" / "games"
FILES = {"en": "rules.md", "zh-Hant": "rules.zh-Hant.md", "hu": "rules.hu.md"}

HEADING = re.compile(r"## (\d+)\. (\S.*)")
ITEM = re.compile(r"- \*\*(\S+)\*\* (\S.*)")


@dataclass(frozen=True)
class Book:
    """What the specification of a game has: every rule id by the section of the panel it stands in."""

    game: str
    prefix: str
    sections: dict[int, list[str]]
    options: tuple[str, str]  # file of the options, field that names the rules an option belongs to

    @property
    def ids(self) -> list[str]:
        return [rule for rules in self.sections.values() for rule in rules]

    @property
    def folder(self) -> Path:
        return GAMES / self.game

    def references(self, text: str) -> list[str]:
        return re.findall(rf"\b{self.prefix}-(?:[A-Z]+\.?)?\d+(?:\.\d+[a-z]?)?", text)

    def read(self, path: str) -> str:
        return (self.folder / path).read_text(encoding="utf-8")


def numbered(pattern: str, counts: dict[int, int]) -> dict[int, list[str]]:
    """Rule ids by section, from how many rules each section has."""
    return {s: [pattern.format(section=s, n=n) for n in range(1, count + 1)] for s, count in counts.items()}


def jamaica() -> Book:
    counts = {1: 12, 2: 10, 3: 27, 4: 14, 5: 10, 6: 23, 7: 17, 8: 20, 9: 11, 10: 28, 11: 7}
    sections = numbered("JAM-{section}.{n}", counts)
    sections |= numbered("JAM-R{n:02}", {12: 37})  # rulings
    return Book("jamaica", "JAM", sections, ("components.yaml", "ruling"))


def puertorico() -> Book:
    first = [9, 13, 14, 10, 12, 10, 8, 8, 17, 2, 11, 21, 10, 24, 17, 11, 7, 18, 7, 4, 53, 19, 5, 15]
    sections = numbered("PR-{section}.{n}", dict(enumerate(first, 1)))
    sections[21].insert(21, "PR-21.21a")
    sections |= numbered("PR-I.{n}", {25: 43})  # how effects work together
    sections |= numbered("PR-S.{n}", {26: 12})  # supplies that run out
    sections |= numbered("PR-R.{n}", {27: 69})  # rulings
    return Book("puertorico", "PR", sections, ("options.yaml", "rule"))


BOOKS = (jamaica(), puertorico())


@pytest.fixture(params=BOOKS, ids=lambda book: book.game)
def book(request: pytest.FixtureRequest) -> Book:
    found = request.param
    assert isinstance(found, Book)
    return found


# Common characters that exist only in the simplified script.
SIMPLIFIED = set(
    "东丝两严丧个丰临为丽举义乌乐乔习乡书买乱争亏亚产亲亿仅从仓仪们价众优会伟传伤伦伪体侠侣侦侧俭债倾储儿"
    "兑党兰关兴养兽冈军农决况冻净凉减凑凤凭凯击凿刘则刚创删别剂剑剧劝办务动励劲劳势勋匀华协单卖卢卫却厂厅"
    "历厉压厌厕县参双发变叙叠号叹吓吕吗听启吴员呜响哑唤啸嘱团园围国图圆圣场坏块坚坛坝坟垄垒垦壳处备复够头"
    "夸夹夺奋奖妆妇妈娇婴孙学宁宝实宠审宪宫宽宾寝对寻导寿将尔尘尝层属岁岂岗岛岭峡币帅师帐带帮库应庙废开异"
    "弃张弯弹归当彻忆忧怀态怜总恋恶恼悬惊惧惨惯愤愿懒戏战户扑执扩扫扬扰抚抛抢护报担拟拥择挂挡挣挤挥损捡换"
    "据掷搅携摄摆摇撑敌数斩断无旧时旷显晋晒晓暂术机杀杂权条来杨极构枪标栈栋栏树样桥梦检楼横欢欧残毁毕气汇"
    "汉沟沪泪泽洁浅测济浑浓涛润涨渊渐渔温湾湿满滚滞滨灭灯灵灾炉点炼烂烛烟烦烧热爱爷牵牺状犹独狭狮猎猫献现"
    "环电画畅疗疯盐监盖盘睁矿码砖础确祸离种积称稳穷窃窍竞笔笼筑签简类粮紧红约级纪纯纲纳纵纷纸线练组细织终"
    "经绑结绕给络绝统继绩续维绿缓编缘缩网罗罚职联聪肃肠肤肿胀胁胆胜脑脚脱脸舰舱艰艺节芦苏苹茎荐药莲获营萧"
    "蓝虏虑虽虾蚀蚁补装见观规视览觉触计认讨让训议记讲许论设访证评识诉词译试诗诚话该详语误说请诸诺读课谁调"
    "谈谋谓谢谣贝负贡财责贤败货质贩贪贫购贯贱贴贵贷费贺资赋赌赏赐赔赖赚赛赞赠赢赶趋跃践踪车轨转轮软轰轻载"
    "较辅辆辈辉输边达迁过迈运还这进远违连迟适选递逻遗邮郑酱释针钓钟钢钥钱铁铜银销锁错锋锐锚镇镜长门闪闭问"
    "闯间闲闹闻阅队阳阴阵阶际陆陈险随隐难雾静韩页顶项顺须顾顿预领颈频题颜额风飘飞饥饭饮饰饱饼馆马驰驱驶驻"
    "驾骂骄验骗骤鱼鲁鲜鸟鸡鸣鸭鸿鹰齐齿龄龙龟"
)


def parse(book: Book, language: str) -> tuple[list[tuple[int, str]], list[tuple[int, str, str]]]:
    """Headings as (number, title), items as (number of the heading above, id, text)."""
    headings: list[tuple[int, str]] = []
    items: list[tuple[int, str, str]] = []
    for line in book.read(FILES[language]).splitlines():
        if match := HEADING.fullmatch(line):
            headings.append((int(match[1]), match[2]))
        elif headings and (match := ITEM.fullmatch(line)):
            items.append((headings[-1][0], match[1], match[2]))
        elif headings:
            assert not line, f"{FILES[language]}: neither a heading nor a rule: {line!r}"
    return headings, items


def messages(book: Book, language: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", book.read(f"text/{language}.ftl"), re.MULTILINE))


@pytest.mark.parametrize("language", FILES)
def test_every_rule_is_there_once_and_in_order(book: Book, language: str) -> None:
    _, items = parse(book, language)
    assert [rule for _, rule, _ in items] == book.ids


@pytest.mark.parametrize("language", FILES)
def test_every_rule_stands_in_its_section(book: Book, language: str) -> None:
    _, items = parse(book, language)
    for heading, rule, _ in items:
        assert rule in book.sections[heading], rule


@pytest.mark.parametrize("language", FILES)
def test_sections_are_numbered_and_named_as_in_the_interface(book: Book, language: str) -> None:
    headings, _ = parse(book, language)
    assert [number for number, _ in headings] == list(book.sections)
    names = messages(book, language)
    for number, title in headings:
        assert title == names[f"rules-section-{number}"]


@pytest.mark.parametrize("language", FILES)
def test_references_lead_somewhere(book: Book, language: str) -> None:
    known = set(book.ids)
    for _, rule, text in parse(book, language)[1]:
        for reference in book.references(text):
            assert reference in known, f"{rule} refers to {reference}"


@pytest.mark.parametrize("language", FILES)
def test_references_of_the_interface_lead_somewhere(book: Book, language: str) -> None:
    known = set(book.ids)
    for name, text in messages(book, language).items():
        for reference in book.references(text):
            assert reference in known, f"{name} refers to {reference}"


def test_the_same_references_in_every_language(book: Book) -> None:
    reference = {rule: sorted(book.references(text)) for _, rule, text in parse(book, "en")[1]}
    for language in FILES:
        for _, rule, text in parse(book, language)[1]:
            assert sorted(book.references(text)) == reference[rule], f"{language}: {rule}"


@pytest.mark.parametrize("language", FILES)
def test_rules_name_their_options(book: Book, language: str) -> None:
    texts = {rule: text for _, rule, text in parse(book, language)[1]}
    names = messages(book, language)
    file, field = book.options
    for option in yaml.safe_load(book.read(f"data/{file}"))["options"]:
        for rule in option[field].split(", "):
            # A whole section ("PR-14") or a range ("PR-21.50..52") need not name the option.
            if ".." not in rule and not re.fullmatch(rf"{book.prefix}-\d+", rule):
                assert f"**{names['option-' + option['id']]}**" in texts[rule], option["id"]


@pytest.mark.parametrize("path", ["rules.zh-Hant.md", "text/zh-Hant.ftl", "glossary.yaml"])
def test_chinese_is_traditional(book: Book, path: str) -> None:
    found = SIMPLIFIED & set(book.read(path))
    assert not found, f"simplified characters: {sorted(found)}"


@pytest.mark.parametrize("path", ["rules.hu.md", "text/hu.ftl", "glossary.yaml"])
def test_hungarian_has_its_own_long_vowels(book: Book, path: str) -> None:
    found = set("õûÕÛôÔ") & set(book.read(path))
    assert not found, f"ő and ű are meant: {sorted(found)}"


GAME_NAMES = sorted(path.parent.name for path in GAMES.glob("*/rules.md"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_rulebook_has_the_same_rules_in_every_language(game: str, language: Language) -> None:
    """Also where rules are not counted above: section by section, headings in between, and what a rule refers to."""
    english, book = rulebook(game, "en"), rulebook(game, language)
    assert book.language == language
    assert book.title
    assert book.intro
    for one, other in zip(english.sections, book.sections, strict=True):
        assert number_of(one.title) == number_of(other.title)
        assert [rule.id for rule in one.rules] == [rule.id for rule in other.rules], other.title
        assert all(rule.text or rule.heading for rule in other.rules)
        for rule, told in zip(one.rules, other.rules, strict=True):
            assert references(rule.text) == references(told.text), f"{language}: {rule.id}"


def number_of(title: str) -> int:
    return int(title.split(".", maxsplit=1)[0])


def references(text: str) -> list[str]:
    return sorted(re.findall(r"(?:JAM|PR|EON|MAR)-(?:[A-Z]+\.?)?\d+(?:\.\d+[a-z]?)?", text))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_translation_has_its_own_letters(game: str) -> None:
    def read(path: str) -> set[str]:
        return set((GAMES / game / path).read_text(encoding="utf-8"))

    texts = [f"text/{path.name}" for path in (GAMES / game / "text").glob("*.ftl")]
    for path in ["rules.zh-Hant.md", *(path for path in texts if "zh-Hant" in path)]:
        assert not SIMPLIFIED & read(path), path
    for path in ["rules.hu.md", *(path for path in texts if "hu." in path)]:
        assert not set("õûÕÛôÔ") & read(path), path


@pytest.mark.parametrize("game", GAME_NAMES)
def test_glossary_is_complete(game: str) -> None:
    terms = yaml.safe_load((GAMES / game / "glossary.yaml").read_text(encoding="utf-8"))
    assert not SIMPLIFIED & set("".join(term["zh"] for term in terms))
    ids = [term["id"] for term in terms]
    assert len(ids) == len(set(ids))
    for term in terms:
        assert set(term) == {"id", "en", "zh", "hu"}
        assert re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", term["id"])
        assert all(isinstance(text, str) and text.strip() for text in term.values()), term["id"]
